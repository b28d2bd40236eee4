import { expect, test } from "@jest/globals";
import { getServerAddress } from "../../tools/nginx";
import { startSite } from "../../tools/site/site";
import { sendRequest, withNginx, withMockSites } from "../support/nginx";
import { openSocket, readAnswer, sendRaw } from "../support/raw-request";

const BODY = Buffer.alloc(8 * 1024 * 1024, "x");
/** Enough rounds for two failures of each instance; nginx takes an instance out of service after two failures. */
const ROUNDS = 8;

const buildUpload = (method: string, header: string) =>
  Buffer.concat([
    Buffer.from(
      `${method} /api/uploads HTTP/1.1\r\nHost: localhost\r\n${header}\r\n` +
        `Content-Length: ${BODY.length}\r\nConnection: close\r\n\r\n`,
    ),
    BODY,
  ]);

test("keeps every instance in service after malformed requests", async () => {
  await withNginx({}, {}, async ({ nginx, site, database }) => {
    // nginx never takes the only instance out of service.
    const second = await startSite(database.url, { TRUSTED_PROXY_HOPS: "1" });
    try {
      await nginx.setServers([site, second].map(({ url }) => getServerAddress(url)));
      // Until its first request, an instance leaves malformed requests to Node, which resets the connection.
      for (const { url } of [site, second]) await sendRequest(url, "/api/health");
      const longHeaders = ["X-One", "X-Two", "X-Three"]
        .map((name) => `${name}: ${"a".repeat(7_000)}`)
        .join("\r\n");
      for (const [method, header, status] of [
        ["NONE", "Accept: */*", 400],
        ["POST", "X-File-Name: a\u0001b", 400],
        ["POST", longHeaders, 431],
      ] as const) {
        const statuses = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          statuses.push((await sendRaw(nginx.url, buildUpload(method, header)))?.status);
          statuses.push((await sendRequest(nginx.url, "/api/health")).status);
        }
        expect(statuses).toEqual(Array.from({ length: ROUNDS }, () => [status, 200]).flat());
      }
    } finally {
      await second.kill();
    }
  });
});

test("closes slow connections within 15 seconds", async () => {
  await withMockSites([], {}, async ({ url }) => {
    const sendSlowly = async (head: string) => {
      const socket = await openSocket(url);
      const startedAt = performance.now();
      let received = "";
      socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
      socket.write(head);
      const timer = setInterval(() => socket.write("x"), 500);
      await new Promise((resolve) => socket.once("close", resolve));
      clearInterval(timer);
      // By default, nginx waits 30 s (lingering_time) or 60 s (client_header_timeout).
      expect(performance.now() - startedAt).toBeLessThan(15_000);
      return readAnswer(received)?.status;
    };
    const endOfHead = "\r\nContent-Length: 99999\r\n\r\n";
    const statuses = await Promise.all([
      sendSlowly(`POST /a%2fb HTTP/1.1\r\nHost: localhost${endOfHead}`),
      sendSlowly(`POST / HTTP/1.1\r\nHost: other.example${endOfHead}`),
      sendSlowly("POST / HTTP/1.1\r\nX-Half: "),
    ]);
    expect(statuses).toEqual([400, 421, undefined]);
  });
});
