import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type DatabaseKind, testedDatabaseKinds } from "../../tools/site/databases";
import { createSmallDisk, removeWriteAccess } from "../support/disks";
import { expectFailure } from "../support/failures";
import { createGrainyJpeg, createJpeg } from "../support/images";
import { openSocket } from "../support/raw-request";
import { skipUnlessPostgresql } from "../support/skip-unless";
import { startSite, type TestSite } from "../../tools/site/site";
import { makeUploadsFolder, removeFolder, upload, listUploads } from "../support/uploads";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function createUploadsFolder(): Promise<string> {
  const folder = await makeUploadsFolder();
  cleanups.push(() => removeFolder(folder));
  return folder;
}

async function start(
  databaseUrl: string,
  folder: string,
  commandPrefix?: string[],
): Promise<TestSite> {
  const site = await startSite(databaseUrl, { UPLOADS_DIR: folder }, commandPrefix);
  cleanups.push(site.kill);
  return site;
}

async function startFirstSite(kind: DatabaseKind, folder: string, commandPrefix?: string[]) {
  const database = await createDatabase(kind);
  cleanups.push(database.drop);
  const site = await start(database.url, folder, commandPrefix);
  await registerAdmin(site.url);
  return { database, site, token: (await signIn(site.url)).token };
}

async function uploadAndGetUrl(siteUrl: string, bytes: Buffer, token: string, name?: string) {
  const response = await upload(siteUrl, bytes, { token, name });
  expect(response.status).toBe(201);
  return ((await response.json()) as { url: string }).url;
}

async function expectCompleteImages(url: string, paths: string[]) {
  for (const urlPath of paths) {
    const response = await call(url, urlPath, { headers: { Accept: "image/webp" } });
    expect([urlPath, response.status]).toEqual([urlPath, 200]);
    const { info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(urlPath).toContain(`-${info.width}x${info.height}.`);
  }
}

test("discards an upload that is cut off, without an error in the log", async () => {
  const folder = await createUploadsFolder();
  const { site, token } = await startFirstSite("sqlite", folder);
  const bytes = await createJpeg({ width: 2000, height: 1500 });
  for (const share of [0, 0.5, 0.99]) {
    const socket = await openSocket(site.url);
    socket.write(
      `POST /api/uploads HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    );
    socket.write(bytes.subarray(0, Math.floor(bytes.length * share)));
    await sleep(100);
    socket.destroy();
  }
  // By the time the next upload succeeds, the site has discarded the aborted ones.
  await uploadAndGetUrl(site.url, bytes, token);
  const { stored, incoming } = await listUploads(folder);
  expect([stored.length, incoming]).toEqual([1, []]);
  expect(site.readLog()).not.toMatch(/"code":"(internal|upload_not_stored)"/);
});

test("loses no acknowledged upload when the site is killed, and deletes partial files on restart", async () => {
  const folder = await createUploadsFolder();
  const { database, site, token } = await startFirstSite("sqlite", folder);
  const acknowledgedUrls: string[] = [];
  let killed: Promise<void> | undefined;
  let count = 0;
  const uploadUntilKilled = async () => {
    while (killed === undefined) {
      count += 1;
      const bytes = await createJpeg({ width: 300 + count, height: 200 });
      const name = `p${count}.jpg`;
      await uploadAndGetUrl(site.url, bytes, token, name).then(
        (url) => acknowledgedUrls.push(url),
        () => undefined,
      );
      if (acknowledgedUrls.length >= 25) killed ??= site.kill();
    }
  };
  await Promise.all(Array.from({ length: 6 }, uploadUntilKilled));
  await killed;
  // Creates a partial file, because a killed process leaves one only by chance.
  const partialFolder = path.join(folder, ".incoming", `${hostname()}~${site.pid}~half`);
  await mkdir(partialFolder, { recursive: true });
  await writeFile(path.join(partialFolder, "320.webp"), "half a pict");

  const restarted = await start(database.url, folder);
  expect((await listUploads(folder)).incoming).toEqual([]);
  await expectCompleteImages(restarted.url, acknowledgedUrls);
  for (const id of (await listUploads(folder)).stored) {
    const names = await readdir(path.join(folder, id));
    const file = names.find((name) => /-\d+x\d+\.jpg$/.test(name));
    await expectCompleteImages(restarted.url, [`/uploads/${id}/${file}`]);
  }
});

skipUnlessPostgresql(test)(
  "shares the uploads folder between instances, and keeps other instances' unfinished uploads at startup unless they are over an hour old",
  async () => {
    const folder = await createUploadsFolder();
    const { database, site, token } = await startFirstSite("postgresql", folder);
    const incoming = path.join(folder, ".incoming");
    const partialFolders = ["another-host~1~abc", `${hostname()}~${process.pid}~abc`].sort();
    const expiredFolder = "another-host~1~old";
    for (const name of [...partialFolders, expiredFolder]) await mkdir(path.join(incoming, name));
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000);
    await utimes(path.join(incoming, expiredFolder), twoHoursAgo, twoHoursAgo);
    const secondSite = await start(database.url, folder);
    expect((await listUploads(folder)).incoming.sort()).toEqual(partialFolders);
    const url = await uploadAndGetUrl(secondSite.url, await createJpeg(), token);
    for (const instance of [site, secondSite]) await expectCompleteImages(instance.url, [url]);
  },
);

describe("POST /api/uploads", () => {
  test("returns 503 with a message and stores nothing while the disk is full", async () => {
    const disk = createSmallDisk();
    cleanups.push(disk.remove);
    const folder = path.join(disk.folder, "uploads");
    const { site, token } = await startFirstSite("sqlite", folder);
    await writeFile(path.join(disk.folder, "ballast"), Buffer.alloc(5.9 * 1024 * 1024));
    const bytes = await createGrainyJpeg(2_400, 1_600);
    const message = "The file could not be stored. Please try again later.";
    await expectFailure(await upload(site.url, bytes, { token }), { status: 503, message });
    expect(await listUploads(folder)).toEqual({ stored: [], incoming: [] });
    expect(site.readLog()).toContain('"code":"upload_not_stored"');
    disk.grow();
    expect((await upload(site.url, bytes, { token })).status).toBe(201);
  });

  test("returns 503 when the uploads folder is read-only, which the site logs at startup", async () => {
    const folder = await createUploadsFolder();
    const { commandPrefix, undo } = removeWriteAccess(folder);
    cleanups.push(undo);
    const { site, token } = await startFirstSite(
      testedDatabaseKinds.at(-1)!,
      folder,
      commandPrefix,
    );
    expect(site.readLog()).toContain('"code":"uploads_unwritable"');
    await expectFailure(await upload(site.url, await createJpeg(), { token }), { status: 503 });
    expect((await call(site.url, "/api/contacts", { token })).status).toBe(200);
  });
});
