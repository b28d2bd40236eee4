import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { sendRequest, type NginxSuite, startNginxSuite, waitForNextSecond } from "../support/nginx";
import { expectFailure } from "../support/failures";
import { createJpeg, createPdf } from "../support/images";
import { makeUploadsFolder, removeFolder, upload } from "../support/uploads";

const CHROME_ACCEPT = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const MEGABYTE = 1024 * 1024;

let suite: NginxSuite;
let folder: string;
let token: string;
beforeAll(async () => {
  folder = await makeUploadsFolder();
  suite = await startNginxSuite({}, { UPLOADS_DIR: folder });
  await registerAdmin(suite.site.url);
  ({ token } = await signIn(suite.site.url));
});
afterAll(async () => {
  await suite?.stop();
  await removeFolder(folder);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  sendRequest(suite.nginx.url, url, { headers });
const send = (bytes: Buffer, name: string) =>
  upload(suite.nginx.url, bytes, { token, name, purpose: "file" });
const storeUpload = async (bytes: Buffer, name: string) => {
  const response = await send(bytes, name);
  expect(response.status).toBe(201);
  return ((await response.json()) as { url: string }).url;
};

test("accepts an upload of almost 20 MB and returns 413 for a larger one", async () => {
  const padded = Buffer.concat([await createJpeg(), Buffer.alloc(19.5 * MEGABYTE)]);
  expect(await storeUpload(padded, "large.jpg")).toMatch(/\/large-900x600\.jpg$/);
  for (const size of [20.5, 22]) {
    await expectFailure(await send(Buffer.alloc(size * MEGABYTE), "a.jpg"), { status: 413 });
  }
});

test("caches an uploaded file in each format exactly as the site sends it", async () => {
  const url = await storeUpload(await createJpeg({ width: 1000, height: 700 }), "kept.jpg");
  const sheet = await storeUpload(createPdf(), "sheet.pdf");
  for (const file of [url, url.replace(/\/([^/]+)$/, "/640/$1"), sheet]) {
    for (const Accept of [CHROME_ACCEPT, "image/webp,*/*", "image/webp;q=0,*/*", "*/*"]) {
      const direct = await sendRequest(suite.site.url, file, { headers: { Accept } });
      await get(file, { Accept });
      const answer = await get(file, { Accept, Cookie: "a=b", "Accept-Encoding": "gzip" });
      expect(answer.cache).toMatch(/^(HIT|REVALIDATED)$/);
      const isSame = answer.body.equals(direct.body);
      expect([file, Accept, answer.status, isSame]).toEqual([file, Accept, 200, true]);
      const cacheHeaders =
        /^(content-(type|security-policy|disposition)|etag|cache-control|vary|x-content.*)$/;
      const pick = (headers: object) =>
        Object.entries(headers).filter(([name]) => cacheHeaders.test(name));
      expect(pick(answer.headers).sort()).toEqual(pick(direct.headers).sort());
    }
  }
});

test("returns 410 for a deleted upload and 404 for an unknown one, and serves cached responses while the site is down", async () => {
  const url = await storeUpload(await createJpeg({ width: 50, height: 50 }), "outlives.jpg");
  const deletedUrl = await storeUpload(
    await createJpeg({ width: 60, height: 60 }),
    "withdrawn.jpg",
  );
  expect((await get(deletedUrl)).status).toBe(200);
  const path = `/api/uploads/${deletedUrl.split("/")[2]}`;
  expect((await call(suite.nginx.url, path, { method: "DELETE", token })).status).toBe(204);
  for (let seconds = 0; seconds < 3 && (await get(deletedUrl)).status === 200; seconds += 1) {
    await waitForNextSecond();
  }
  expect((await get(deletedUrl)).status).toBe(410);
  for (let round = 0; round < 2; round += 1) {
    const { status, headers } = await get(url.replace("outlives", "invented"));
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
  }
  const first = await get(url);
  expect((await get(url, { "If-None-Match": first.headers.etag! })).status).toBe(304);
  await suite.site.kill();
  const cached = await get(url);
  expect([cached.status, cached.body.equals(first.body)]).toEqual([200, true]);
  expect((await get(deletedUrl)).status).toBe(410);
  // The upload fails because the site is down, not because of its size.
  await expectFailure(await send(Buffer.alloc(5 * MEGABYTE), "a.jpg"), { status: 503 });
});
