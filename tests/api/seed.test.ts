import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  countRows,
  createDatabase,
  type TestDatabase,
  testedKinds,
} from "../../tools/site/databases";
import { runProgram } from "../../tools/site/programs";

describe.each(testedKinds)("The demo content on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase(kind);
  });
  afterAll(() => database.drop());

  const seed = async () => {
    const { status, stdout, stderr } = await runProgram("prisma/seed.ts", {
      variables: { DATABASE_URL: database.url },
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  const counts = async () => ({
    posts: await countRows(database, "Blog"),
    media: await countRows(database, "MediaItem"),
    offers: await countRows(database, "Offer"),
    leads: await countRows(database, "Contact"),
  });

  test("fills an empty database once, and what is deleted never comes back", async () => {
    expect(await seed()).toMatch(/^Filled with demo content/);
    expect(await counts()).toEqual({ posts: 14, media: 6, offers: 5, leads: 0 });

    const before = await database.query(`SELECT "id" FROM "Blog" ORDER BY "id"`);
    expect(await seed()).toMatch(/^Left unchanged/);
    expect(await counts()).toEqual({ posts: 14, media: 6, offers: 5, leads: 0 });
    expect(await database.query(`SELECT "id" FROM "Blog" ORDER BY "id"`)).toEqual(before);

    await database.execute(`DELETE FROM "Blog"; DELETE FROM "MediaItem"; DELETE FROM "Offer"`);
    expect(await seed()).toMatch(/^Left unchanged/);
    expect(await counts()).toEqual({ posts: 0, media: 0, offers: 0, leads: 0 });
  });

  test("leaves a database alone that has content of its own", async () => {
    await database.execute(`
      DELETE FROM "Marker";
      INSERT INTO "Offer" ("id", "title", "description", "discount", "updatedAt")
        VALUES ('own', 'Our own', '', '', CURRENT_TIMESTAMP)`);
    expect(await seed()).toMatch(/^Left unchanged/);
    expect(await counts()).toEqual({ posts: 0, media: 0, offers: 1, leads: 0 });
  });
});
