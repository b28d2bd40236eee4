import { once } from "node:events";
import { createServer, request } from "node:http";

const SLICE_BYTES = 1_000;
const PAUSE_MS = 25;

/** Starts a proxy that sends HTML in small slices, so that the browser can paint each slice before the next arrives. */
export async function startSlowProxy(siteUrl: string) {
  const target = new URL(siteUrl);
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, host: target.host, "accept-encoding": "identity" };
    const { hostname, port } = target;
    request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      async (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        const isPage = upstream.headers["content-type"]?.startsWith("text/html");
        try {
          for await (const chunk of upstream as AsyncIterable<Buffer>) {
            if (!isPage) response.write(chunk);
            for (let offset = 0; isPage && offset < chunk.byteLength; offset += SLICE_BYTES) {
              response.write(chunk.subarray(offset, offset + SLICE_BYTES));
              await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
            }
          }
          response.end();
        } catch {
          response.destroy();
        }
      },
    )
      .on("error", () => response.destroy())
      .end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
