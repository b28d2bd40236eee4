import { execFileSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { type NginxSuite, pause, startNginxSuite } from "../support/nginx";
import { insertContacts } from "../support/many-contacts";

// A file of 60 MB passes nginx as fast as it is read, and nothing of it is written to the disk.

const LEADS = 20_000;
const MB = 1_024 * 1_024;

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

let suite: NginxSuite;
let token: string;
beforeAll(async () => {
  suite = await startNginxSuite();
  await registerAdmin(suite.site.url);
  ({ token } = await signIn(suite.nginx.url));
  const message = "A message of some length. ".repeat(125);
  const leads = Array.from({ length: LEADS }, () => ({ message, searchText: "some" }));
  await insertContacts(suite.database, leads);
});
afterAll(() => suite?.stop());

const begin = async () => {
  const sent = { method: "POST", token, body: {}, headers: { "Accept-Encoding": "identity" } };
  const response = await call(suite.nginx.url, "/api/contacts/export", sent);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="contacts-/);
  return response.body!.getReader() as Reader;
};

async function readAll(reader: Reader) {
  let [size, lines] = [0, 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { size, lines };
    size += value.byteLength;
    for (const byte of value) if (byte === 10) lines += 1;
  }
}

/** nginx takes a file away again at once; the folder that it made for it stays. */
const foldersOfParts = () =>
  execFileSync("find", [path.join(suite.nginx.folder, "temporary/proxy"), "-mindepth", "1"])
    .toString()
    .trim();

test("all of it comes, also where the reader takes a pause, and no part is on the disk", async () => {
  const reader = await begin();
  await reader.read();
  await pause(3_000);
  const { size, lines } = await readAll(reader);
  expect(size).toBeGreaterThan(60 * MB);
  expect(lines).toBeGreaterThan(LEADS * 0.99);
  expect(foldersOfParts()).toBe("");
});

test("what breaks off behind nginx breaks off before it", async () => {
  const reader = await begin();
  await reader.read();
  await suite.database.execute('ALTER TABLE "Contact" RENAME TO "Away"');
  await expect(readAll(reader)).rejects.toThrow();
  await suite.database.execute('ALTER TABLE "Away" RENAME TO "Contact"');
});
