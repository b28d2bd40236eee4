import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  countRows,
  createDatabase,
  type TestDatabase,
  testedDatabaseKinds,
} from "../../tools/site/databases";
import { runProgram } from "../../tools/site/programs";

describe.each(testedDatabaseKinds)("The demo content script on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase(kind);
  });
  afterAll(() => database.drop());

  const runSeed = async () => {
    const variables = { DATABASE_URL: database.url };
    return (await runProgram("prisma/seed.ts", { variables })).stdout;
  };
  const readCounts = async () => ({
    posts: await countRows(database, "Blog"),
    media: await countRows(database, "MediaItem"),
    offers: await countRows(database, "Offer"),
    leads: await countRows(database, "Contact"),
  });

  test("fills an empty database once and never restores deleted entries", async () => {
    expect(await runSeed()).toMatch(/^Added demo content/);
    expect(await readCounts()).toEqual({ posts: 14, media: 6, offers: 5, leads: 0 });

    expect(await runSeed()).toMatch(/^No demo content added/);
    expect(await readCounts()).toEqual({ posts: 14, media: 6, offers: 5, leads: 0 });

    await database.execute(`DELETE FROM "Blog"; DELETE FROM "MediaItem"; DELETE FROM "Offer"`);
    expect(await runSeed()).toMatch(/^No demo content added/);
    expect(await readCounts()).toEqual({ posts: 0, media: 0, offers: 0, leads: 0 });
  });

  test("leaves a database with existing content unchanged", async () => {
    await database.execute(`
      DELETE FROM "Marker";
      INSERT INTO "Offer" ("id", "title", "description", "discount", "updatedAt")
        VALUES ('own', 'Our own', '', '', CURRENT_TIMESTAMP)`);
    expect(await runSeed()).toMatch(/^No demo content added/);
    expect(await readCounts()).toEqual({ posts: 0, media: 0, offers: 1, leads: 0 });
  });
});
