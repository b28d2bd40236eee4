import type { IncomingMessage } from "node:http";
import { unescape } from "node:querystring";
import { withKnownQuery } from "./known-query";

// What is put right in a request before Next reads it.

/** What a client sends that takes the site for a proxy: the whole address (RFC 9112, 3.2.2). */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const API = /^\/api([/?]|$)/;
const ESCAPE = /%[\da-f]{2}/gi;
/** What an address has no reason to escape (RFC 3986, 2.3). */
const UNRESERVED = /^[\w.~-]$/;
/** What Next resolves later: dot segments and backslashes. */
const UNRESOLVED = /\\|\/\./;

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/**
 * A path whose escapes are UTF-8, and only where there must be one: what is none becomes U+FFFD.
 * Next would answer an escape that is no UTF-8 with a 500, and `/%61dmin` too: its middleware takes
 * that for `/admin`, its pages don't.
 */
export function decodablePath(path: string): string {
  if (!path.includes("%")) return path;
  const decodable = isDecodable(path)
    ? path
    : path
        .split("/")
        .map((each) => encodeURIComponent(unescape(each)))
        .join("/");
  return decodable.replace(ESCAPE, (escape) => {
    const character = unescape(escape);
    return UNRESERVED.test(character) ? character : escape;
  });
}

/** Resolved before anything judges it, so that nothing later takes it for another path than it is. */
function resolvedPath(path: string): string {
  return UNRESOLVED.test(path) ? new URL(`http://own${path}`).pathname : path;
}

/** Path and query of an address as a request names it; `*`, which names none, becomes `/*`. */
function ownAddress(target: string): string {
  const address = target.replace(ORIGIN, "");
  const url = address.startsWith("/") ? address : `/${address}`;
  const end = url.indexOf("?");
  const [path, query] = end === -1 ? [url, ""] : [url.slice(0, end), url.slice(end)];
  return `${resolvedPath(decodablePath(path))}${query}`;
}

/** Where route handlers read who connected: Next gives them no socket. */
export const PEER_HEADER = "x-peer-address";

/**
 * Changes a request's address, method and headers to what the rest can answer, and says who
 * connected.
 */
export function prepareRequest(request: IncomingMessage): void {
  const { headers } = request;
  request.url = withKnownQuery(ownAddress(request.url ?? "/"), headers.rsc !== undefined);
  const isCall = API.test(request.url);
  // Next answers with a redirect to what its own client would ask for; of the API it asks nothing.
  if (isCall) delete headers.rsc;
  // Whatever a caller writes there itself is written over.
  headers[PEER_HEADER] = request.socket.remoteAddress ?? "";
  // The web's Request, which Next makes of it, refuses TRACE with an exception; Next's own answer to
  // OPTIONS of a picture is one too. Only the API has methods to tell.
  const { method } = request;
  if (method === "TRACE" || (method === "OPTIONS" && !isCall)) request.method = "UNKNOWN";
}
