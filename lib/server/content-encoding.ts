import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { gzipSync } from "node:zlib";
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
  const flushHeaders = response.flushHeaders.bind(response);
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;

  // On a page of 404 Next sets a Cache-Control, and then adds the page's.
  const cacheControl = () => [response.getHeader("Cache-Control") ?? []].flat().at(-1);
  const isKept = () => String(cacheControl()).endsWith(IS_KEPT);

  // The headers wait for the body: an unknown one has no compressed form.
  let sendHead: ((compressed: boolean) => void) | undefined;
  let isGzipped = false;
  const holdHead = () => {
    if (!response.headersSent && !sendHead && isKept()) response.writeHead(response.statusCode);
  };

  response.writeHead = function (statusCode: number, ...rest: unknown[]) {
    if (sendHead) return response;
    const control = cacheControl();
    const wasKept = isKept();
    if (wasKept) {
      response.setHeader("Cache-Control", String(control).slice(0, -IS_KEPT.length));
      addVary(response);
    } else if (control !== undefined) response.setHeader("Cache-Control", control);
    response.statusCode = statusCode;
    if (isUnchanged(request, response)) {
      for (const name of BODY_HEADERS) response.removeHeader(name);
      // Node sends no body with this status, whatever is written.
      return writeHead(NOT_MODIFIED);
    }
    if (!wasKept || !acceptsGzip(request)) return writeHead(statusCode, ...rest);
    sendHead = (compressed) => {
      sendHead = undefined;
      isGzipped = compressed;
      if (compressed) response.setHeader("Content-Encoding", "gzip");
      writeHead(statusCode, ...rest);
    };
    return response;
  };

  response.flushHeaders = function () {
    holdHead();
    if (!sendHead) flushHeaders();
  };

  response.write = function (chunk: unknown, ...rest: unknown[]) {
    holdHead();
    const gzipped = keptBody(chunk as Uint8Array)?.gzipped;
    sendHead?.(gzipped !== undefined);
    return write(isGzipped ? (gzipped ?? gzipSync(chunk as Uint8Array)) : chunk, ...rest);
  } as typeof response.write;

  response.end = function (...args: unknown[]) {
    holdHead();
    // HEAD gets the headers of GET (RFC 9110, 9.3.2).
    sendHead?.(request.method === "HEAD");
    return end(...args);
  } as typeof response.end;
}
