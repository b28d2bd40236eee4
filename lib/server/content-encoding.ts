import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import { IS_KEPT, keptBody } from "@/lib/cache/kept-body.mjs";

// The form in which an answer is sent is each request's own, whoever else the answer was made for:
// whole, compressed, or only that it is unchanged.

const OK = 200;
const NOT_MODIFIED = 304;

/** What describes a body, and goes with it. */
const BODY_HEADERS = ["Content-Encoding", "Content-Length", "Content-Type"];

/** A 200 that the client has already (RFC 9110, 13.2.1). */
function isUnchanged({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  if (response.statusCode !== OK || (method !== "GET" && method !== "HEAD")) return false;
  const etag = response.getHeader("etag");
  return typeof etag === "string" && fresh(headers, { etag });
}

const acceptsGzip = (request: IncomingMessage) =>
  new Negotiator(request).encoding(["gzip", "identity"]) === "gzip";

function addVary(response: ServerResponse): void {
  const fields = [response.getHeader("Vary") ?? []].flat();
  response.setHeader("Vary", [...fields, "Accept-Encoding"].join(", "));
}

/**
 * Answers a conditional request with 304, and sends a body that is kept compressed in the form that
 * the request accepts. To be called before Next sees the response.
 */
export function negotiateEncoding(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  let isGzipped = false;

  response.writeHead = function (statusCode: number, ...rest: unknown[]) {
    const given = [response.getHeader("Cache-Control") ?? []].flat();
    // Next sets a header of its own on a page of 404, and adds the page's.
    const cacheControl = given.at(-1);
    const isKept = typeof cacheControl === "string" && cacheControl.endsWith(IS_KEPT);
    if (isKept) {
      response.setHeader("Cache-Control", cacheControl.slice(0, -IS_KEPT.length));
      addVary(response);
    } else if (given.length > 1) {
      response.setHeader("Cache-Control", String(cacheControl));
    }
    response.statusCode = statusCode;
    if (isUnchanged(request, response)) {
      for (const name of BODY_HEADERS) response.removeHeader(name);
      // Node sends no body with this status, whatever is written.
      return writeHead(NOT_MODIFIED);
    }
    isGzipped = isKept && acceptsGzip(request);
    if (isGzipped) response.setHeader("Content-Encoding", "gzip");
    return writeHead(statusCode, ...rest);
  };

  response.write = function (chunk: unknown, ...rest: unknown[]) {
    return write(isGzipped ? keptBody(chunk as Uint8Array)?.gzipped : chunk, ...rest);
  } as typeof response.write;
}
