import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { AnyCall } from "./any-call";

const agent = new Agent({ keepAlive: true });
const decoders: Partial<Record<string, (encodedBody: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Sends a request, including headers that fetch refuses. */
export async function send(
  url: string,
  { method, headers, requestBody }: Pick<AnyCall, "method" | "headers" | "requestBody">,
  path: string,
): Promise<Response> {
  const body = requestBody !== null && !["GET", "HEAD"].includes(method) ? requestBody : undefined;
  const ownHeaders = {
    ...(body && { "Content-Length": body.bytes.length }),
    ...(body?.type && { "Content-Type": body.type }),
    ...headers,
  };
  const outgoing = request(`${url}/`, { agent, method, path, headers: ownHeaders });
  const responsePromise = once(outgoing, "response") as Promise<[IncomingMessage]>;
  outgoing.end(body?.bytes);
  const [answer] = await responsePromise;
  const encodedBody = await buffer(answer);
  const decode = decoders[answer.headers["content-encoding"] ?? ""];
  const bytes = decode && encodedBody.length > 0 ? decode(encodedBody) : encodedBody;
  const responseHeaders = Object.entries(answer.headers).filter(
    ([, value]) => typeof value === "string",
  );
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, {
    status: answer.statusCode ?? 0,
    headers: responseHeaders as [string, string][],
  });
}

export const endConnections = () => agent.destroy();
