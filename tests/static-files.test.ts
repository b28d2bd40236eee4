import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createFileHandler } from "@/lib/cache/static-files";
import { fetchRaw } from "../tools/bench/fetch-raw";

const folder = mkdtempSync(path.join(tmpdir(), "arthora-files-"));
writeFileSync(path.join(folder, "a.css"), "a{}");
writeFileSync(path.join(folder, "gone.css"), "b{}");
const handler = createFileHandler(folder)!;
const server = createServer((request, response) =>
  handler(request, response, () => response.writeHead(404).end()),
);

let url: string;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("sends a static file, and calls the next handler for other paths", async () => {
  expect(String((await fetchRaw(`${url}/a.css`)).body)).toBe("a{}");
  for (const name of ["/none.css", "/", "/%2e%2e/package.json"]) {
    expect([name, (await fetchRaw(`${url}${name}`)).status]).toEqual([name, 404]);
  }
});

test("creates no file handler if the folder is missing", () => {
  expect(createFileHandler(path.join(folder, "none"))).toBeNull();
});

test("aborts the response if the static file has been deleted, and serves the next request", async () => {
  rmSync(path.join(folder, "gone.css"));
  await expect(fetchRaw(`${url}/gone.css`)).rejects.toThrow(/aborted|hang up/);
  expect((await fetchRaw(`${url}/a.css`)).status).toBe(200);
});
