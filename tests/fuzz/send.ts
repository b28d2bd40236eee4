import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import type { AnyCall } from "./any-call";

const agent = new Agent({ keepAlive: true });

/** Sends a call, with headers that fetch would keep to itself. */
export async function send(
  url: string,
  { method, headers, sent }: Pick<AnyCall, "method" | "headers" | "sent">,
  path: string,
): Promise<Response> {
  const hasBody = sent !== null && !["GET", "HEAD"].includes(method);
  const sending = request(`${url}/`, {
    agent,
    method,
    path,
    headers: {
      ...(hasBody && { "Content-Length": sent.bytes.length }),
      ...(hasBody && sent.type !== "" && { "Content-Type": sent.type }),
      ...headers,
    },
  });
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  sending.end(hasBody ? sent.bytes : undefined);
  const [answer] = await answered;
  const bytes = await buffer(answer);
  const isGzip = answer.headers["content-encoding"] === "gzip" && bytes.length > 0;
  const status = answer.statusCode ?? 0;
  const body = isGzip ? gunzipSync(bytes) : bytes;
  const kept = Object.entries(answer.headers).filter(([, value]) => typeof value === "string");
  return new Response(body.length > 0 ? new Uint8Array(body) : null, {
    status,
    headers: kept as [string, string][],
  });
}

/** Ends the connections that are kept for the next call. */
export const endConnections = () => agent.destroy();
