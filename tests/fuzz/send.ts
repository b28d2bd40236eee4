import { decodeBody, sendRequest } from "../support/nginx";
import type { AnyCall } from "./any-call";

/** Sends a request, including headers that fetch refuses. */
export async function send(
  url: string,
  { method, headers, requestBody }: Pick<AnyCall, "method" | "headers" | "requestBody">,
  path: string,
): Promise<Response> {
  const body = requestBody !== null && !["GET", "HEAD"].includes(method) ? requestBody : undefined;
  const allHeaders = {
    ...(body && { "Content-Length": String(body.bytes.length) }),
    ...(body?.type && { "Content-Type": body.type }),
    ...headers,
  };
  const answer = await sendRequest(url, path, { method, headers: allHeaders, body: body?.bytes });
  const bytes = decodeBody(answer);
  const responseHeaders = Object.entries(answer.headers).filter(
    ([, value]) => typeof value === "string",
  );
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, {
    status: answer.status,
    headers: responseHeaders as [string, string][],
  });
}
