import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

const CHUNK = Buffer.alloc(64 * 1024, "0");

/** Sends a body of zeros whose length is not announced, over a connection of its own. */
export async function sendUnannounced(
  url: string,
  method: string,
  token: string,
  bytes: number,
): Promise<Response> {
  const agent = new Agent({ keepAlive: true });
  const sending = request(url, {
    agent,
    method,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
  });
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  // The site need not listen to the end: what goes wrong after its answer does not matter.
  sending.on("error", () => undefined);
  Readable.from(Array.from({ length: bytes / CHUNK.length }, () => CHUNK)).pipe(sending);
  try {
    const [answer] = await answered;
    const { statusCode, headers } = answer;
    const kept = { "Content-Type": headers["content-type"] ?? "" };
    return new Response(await text(answer), {
      status: statusCode,
      headers: { ...kept, "Cache-Control": headers["cache-control"] ?? "" },
    });
  } finally {
    agent.destroy();
  }
}
