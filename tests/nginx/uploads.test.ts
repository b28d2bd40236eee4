import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { askNginx, type NginxSuite, pause, startNginxSuite } from "../support/nginx";
import { expectFailure } from "../support/failures";
import { jpeg, pdf } from "../support/images";
import { makeUploadsFolder, removeFolder, upload } from "../support/uploads";

// Files that staff upload, on their way in and out.

const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const IMMUTABLE = "public, max-age=31536000, immutable";
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

const send = (bytes: Buffer, name: string) =>
  upload(suite.nginx.url, bytes, { token, name, purpose: "file" });

const stored = async (bytes: Buffer, name: string) => {
  const response = await send(bytes, name);
  expect(response.status).toBe(201);
  return ((await response.json()) as { url: string }).url;
};

test("a file of 20 MB passes, a larger one is refused in the envelope", async () => {
  const padded = Buffer.concat([await jpeg(), Buffer.alloc(19.5 * MEGABYTE)]);
  expect(await stored(padded, "large.jpg")).toMatch(/\/large-900x600\.jpg$/);
  await expectFailure(await send(Buffer.alloc(20.5 * MEGABYTE), "a.jpg"), { status: 413 });
  await expectFailure(await send(Buffer.alloc(22 * MEGABYTE), "a.jpg"), { status: 413 });
});

/** What the site says of a file, and nginx too. */
const told = ["content-type", "content-security-policy", "content-disposition", "etag"];

test("a file is kept in each format, for those who take it, as the site itself gives it", async () => {
  const url = await stored(await jpeg({ width: 1000, height: 700 }), "kept.jpg");
  const sheet = await stored(pdf(), "sheet.pdf");
  for (const address of [url, url.replace(/\/([^/]+)$/, "/640/$1"), sheet]) {
    for (const Accept of [CHROME, "image/webp,*/*", "image/webp;q=0,*/*", "*/*"]) {
      const direct = await askNginx(suite.site.url, address, { headers: { Accept } });
      expect(direct.status).toBe(200);
      for (let time = 0; time < 2; time += 1) {
        const { status, headers, body, cache } = await askNginx(suite.nginx.url, address, {
          headers: { Accept, Cookie: "a=b", "Accept-Encoding": "gzip" },
        });
        expect([status, headers["cache-control"]]).toEqual([200, IMMUTABLE]);
        // After a second nginx has asked whether it is still there.
        if (time === 1) expect(cache).toMatch(/^(HIT|REVALIDATED)$/);
        expect([address, Accept, body.equals(direct.body)]).toEqual([address, Accept, true]);
        for (const name of told) {
          expect(headers[name]).toBe(direct.headers[name]);
        }
        expect(headers["x-content-type-options"]).toBe("nosniff");
        expect(headers.vary).toContain("Accept");
      }
    }
  }
});

/** Withdraws a file that nginx has, and waits until nginx knows. */
async function withdraw(url: string) {
  const status = async () => (await askNginx(suite.nginx.url, url)).status;
  expect(await status()).toBe(200);
  const path = `/api/uploads/${url.split("/")[2]}`;
  expect((await call(suite.nginx.url, path, { method: "DELETE", token })).status).toBe(204);
  const begun = Date.now();
  while ((await status()) === 200) await pause(50);
  expect(Date.now() - begun).toBeLessThan(3_000);
}

test("a file outlives the instances, one that never was is asked for each time, one that was withdrawn is gone", async () => {
  const url = await stored(await jpeg({ width: 50, height: 50 }), "outlives.jpg");
  const headers = { Accept: CHROME };
  const withdrawn = await stored(await jpeg({ width: 60, height: 60 }), "withdrawn.jpg");
  await withdraw(withdrawn);
  const first = await askNginx(suite.nginx.url, url, { headers });
  const invented = url.replace("outlives", "invented");
  for (let time = 0; time < 2; time += 1) {
    const { status, headers: got } = await askNginx(suite.nginx.url, invented, { headers });
    expect([status, got["cache-control"]]).toEqual([404, "no-store"]);
  }
  const fresh = await askNginx(suite.nginx.url, url, {
    headers: { ...headers, "If-None-Match": first.headers.etag ?? "" },
  });
  expect(fresh.status).toBe(304);
  await suite.site.kill();
  const kept = await askNginx(suite.nginx.url, url, { headers });
  expect([kept.status, kept.body.equals(first.body)]).toEqual([200, true]);
  expect((await askNginx(suite.nginx.url, withdrawn)).status).toBe(410);
});

test("an upload that no instance can take is told so, and not that it is too large", async () => {
  await suite.site.kill();
  await expectFailure(await send(Buffer.alloc(5 * MEGABYTE), "a.jpg"), { status: 503 });
});
