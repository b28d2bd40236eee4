import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { backUp, restore } from "../support/backups";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { publishBlog } from "../support/entries";
import { jpeg, pdf } from "../support/images";
import { startSite, type TestSite } from "../../tools/site/site";
import { upload } from "../support/uploads";

// A backup holds the database alone (docs/operate.md §4). What staff have uploaded lies in a folder
// that is copied by itself, and may be older or newer than the database that is restored.

const folder = mkdtempSync(path.join(tmpdir(), "arthora-restored-"));
const inFolder = (name: string) => path.join(folder, name);

describe("A database that was restored", () => {
  const databases: TestDatabase[] = [];
  const sites: TestSite[] = [];
  const backup = inFolder("site.backup");
  let post = { id: "" };
  let early: Stored;
  let late: Stored;

  /** An upload: its URL, and its bytes as the site that took them answers them. */
  type Stored = { url: string; bytes: Buffer };

  async function start(database: TestDatabase, uploads: string): Promise<TestSite> {
    mkdirSync(uploads, { recursive: true });
    const site = await startSite(database.url, { UPLOADS_DIR: uploads });
    sites.push(site);
    return site;
  }

  const read = async (site: TestSite, url: string) => {
    const response = await call(site.url, url);
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), response };
  };

  async function store(
    site: TestSite,
    token: string,
    bytes: Buffer,
    name: string,
  ): Promise<Stored> {
    const purpose = name.endsWith(".pdf") ? "file" : undefined;
    const response = await upload(site.url, bytes, { token, name, purpose });
    expect(response.status).toBe(201);
    const { url } = (await response.json()) as { url: string };
    return { url, bytes: (await read(site, url)).bytes };
  }

  /** A site on what the backup holds, with a folder of uploads. */
  async function startRestored(uploads: string): Promise<TestSite> {
    const { restored, ...outcome } = await restore("sqlite", backup);
    databases.push(restored);
    expect(outcome).toMatchObject({ status: 0, stderr: "" });
    return start(restored, uploads);
  }

  const earlyImage = () => jpeg({ width: 900, height: 600 });

  beforeAll(async () => {
    const database = await createDatabase("sqlite");
    databases.push(database);
    const uploads = inFolder("uploads");
    const site = await start(database, uploads);
    await registerAdmin(site.url);
    const { token } = await signIn(site.url);
    early = await store(site, token, await earlyImage(), "early.jpg");
    cpSync(uploads, inFolder("older"), { recursive: true });
    late = await store(site, token, await jpeg({ width: 640, height: 480 }), "late.jpg");
    post = await publishBlog(site.url, token, {
      title: "With its images",
      image: early.url,
      content: `<p>See</p><img src="${late.url}" alt="Late">`,
    });
    expect(await backUp(database, backup)).toMatchObject({ status: 0, stderr: "" });
    cpSync(uploads, inFolder("same"), { recursive: true });
    await store(site, token, pdf(), "after-the-backup.pdf");
    cpSync(uploads, inFolder("newer"), { recursive: true });
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.kill()));
    await Promise.all(databases.map((database) => database.drop()));
    rmSync(folder, { recursive: true, force: true });
  });

  test("without its uploads answers its pages, and 404 that no cache keeps for the images", async () => {
    const site = await startRestored(inFolder("empty"));
    const page = await call(site.url, `/blog/${post.id}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(late.url);
    for (const { url } of [early, late]) {
      const { status, response } = await read(site, url);
      expect(status).toBe(404);
      expect(response.headers.get("cache-control") ?? "").not.toMatch(/max-age=[1-9]|immutable/);
    }
    // The folder is put back while the site runs: no restart is needed.
    cpSync(inFolder("same"), inFolder("empty"), { recursive: true });
    for (const { url, bytes } of [early, late]) {
      expect((await read(site, url)).bytes.equals(bytes)).toBe(true);
    }
  });

  test("with its uploads copied back answers the same bytes", async () => {
    const site = await startRestored(inFolder("same"));
    for (const { url, bytes } of [early, late]) {
      const answer = await read(site, url);
      expect({ status: answer.status, same: answer.bytes.equals(bytes) }).toEqual({
        status: 200,
        same: true,
      });
    }
  });

  test("with older uploads lacks the later image alone, and uploading that again brings it back", async () => {
    const site = await startRestored(inFolder("older"));
    expect((await read(site, early.url)).bytes.equals(early.bytes)).toBe(true);
    expect((await read(site, late.url)).status).toBe(404);
    expect((await call(site.url, `/blog/${post.id}`)).status).toBe(200);

    const { token } = await signIn(site.url);
    const again = await store(site, token, await jpeg({ width: 640, height: 480 }), "late.jpg");
    expect(again.url).toBe(late.url);
    expect((await read(site, late.url)).bytes.equals(late.bytes)).toBe(true);
  });

  test("with newer uploads answers the same bytes, and deletes nothing of what is newer", async () => {
    const uploads = inFolder("newer");
    const before = readdirSync(uploads).sort();
    const site = await startRestored(uploads);
    for (const { url, bytes } of [early, late]) {
      expect((await read(site, url)).bytes.equals(bytes)).toBe(true);
    }
    const { token } = await signIn(site.url);
    // The same file, which the folder has already.
    const again = await store(site, token, await earlyImage(), "early.jpg");
    expect(again.url).toBe(early.url);
    expect(readdirSync(uploads).sort()).toEqual(before);
  });
});
