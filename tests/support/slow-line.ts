import { once } from "node:events";
import { createServer, request } from "node:http";

/** The most bytes of a page that come at once. */
const PIECE = 1_000;
const PAUSE_MS = 25;

/** A way to a site on which pages come in small pieces, each painted before the next is there. */
export async function startSlowLine(siteUrl: string) {
  const target = new URL(siteUrl);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: target.host, "accept-encoding": "identity" };
    const { hostname, port } = target;
    request({ hostname, port, path: asked.url, method: asked.method, headers }, async (whole) => {
      answer.writeHead(whole.statusCode ?? 502, whole.headers);
      const isPage = whole.headers["content-type"]?.startsWith("text/html");
      try {
        for await (const chunk of whole as AsyncIterable<Buffer>) {
          if (!isPage) answer.write(chunk);
          for (let at = 0; isPage && at < chunk.byteLength; at += PIECE) {
            answer.write(chunk.subarray(at, at + PIECE));
            await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
          }
        }
        answer.end();
      } catch {
        // Cut off, as the page is then.
        answer.destroy();
      }
    })
      .on("error", () => answer.destroy())
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
