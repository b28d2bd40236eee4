import type { IncomingMessage } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { PEER_HEADER } from "@/lib/core/client-ip";
import { stripUnknownParams } from "./strip-unknown-params";

// What is put right in a request before Next reads it.

/** What a client sends that takes the site for a proxy: the whole address (RFC 9112, 3.2.2). */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const API = /^\/api([/?#]|$)/;
/**
 * What one reader may take for another path than the next one does: a backslash, a slash, dot or
 * backslash that is escaped, an escape of a character that needs none (RFC 3986, 2.3), a dot
 * segment. nginx refuses the same (deploy/nginx/templates/arthora.conf.template).
 */
const AMBIGUOUS = /\\|%(2[D-F]|3\d|[46][1-9A-F]|[57][\dA]|5[CF]|7E)|\/\.\.?(\/|$)/i;

/**
 * The most characters of a path. Next's redirects have it twice, each quote as three characters, and
 * nginx takes an instance whose headers are longer than 16 KB for one that fails.
 */
const PATH_LENGTH = 1_000;

/** A path that Next answers with a redirect, which would have the whole query twice, too. */
const REDIRECTED = /.\/$|\/\//;

/** Pages whose forms the browser would send to the page itself. */
const SIGN_IN_PAGE = /^\/(login|register|new-password)$/;
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const isForm = (headers: IncomingMessage["headers"]) => FORM.test(headers["content-type"] ?? "");

/** An address without a page, in place of one that is refused. */
const NOWHERE = "/*";

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether every reader takes a path for the same one. */
export const isPlainPath = (path: string) =>
  !AMBIGUOUS.test(path) && (!path.includes("%") || isDecodable(path));

/** Path and query of an address as a request names it; `*`, which names none, becomes `/*`. */
function ownUrl(target: string): string {
  const ownPart = target.replace(ORIGIN, "");
  const url = ownPart.startsWith("/") ? ownPart : `/${ownPart}`;
  const [path = "/"] = url.split("?", 1);
  const isCall = API.test(path);
  // A fragment is the browser's own (RFC 9110, 7.1): where one is sent, readers cut it off or do not.
  const isRefused =
    url.includes("#") ||
    path.length > PATH_LENGTH ||
    !isPlainPath(path) ||
    (isCall && REDIRECTED.test(path));
  if (!isRefused) return url;
  return isCall ? `/api${NOWHERE}` : NOWHERE;
}

/** Headers of Next's own client, which sends them with `RSC: 1` alone. */
const CLIENT_HEADERS = [
  "rsc",
  "next-url",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
];

/** Whether Next can read what its own client says of the page that it is on; it answers 500 if not. */
function isRouterState(header: string | string[] | undefined): boolean {
  try {
    return parseAndValidateFlightRouterState(header) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Changes a request's address, method and headers to what the rest can answer, and says who
 * connected.
 */
export function normalizeRequest(request: IncomingMessage): void {
  const { headers } = request;
  const isFlight = headers.rsc === "1";
  request.url = stripUnknownParams(ownUrl(request.url ?? "/"), isFlight);
  const isCall = API.test(request.url);
  // Next answers with a redirect to what its own client would ask for; of the API it asks nothing.
  if (isCall || !isFlight) for (const name of CLIENT_HEADERS) delete headers[name];
  // Next renders pages differently for crawlers, and the cached page is shared.
  if (!isCall) delete headers["user-agent"];
  // Next answers its own client's question about the middleware with nothing in place of a page.
  delete headers["x-middleware-prefetch"];
  // Its client asks in advance with 1 alone; at others Next complains on standard output.
  if (headers["next-router-prefetch"] !== "1") delete headers["next-router-prefetch"];
  if (!isRouterState(headers["next-router-state-tree"])) delete headers["next-router-state-tree"];
  // Next would take a nonce from a caller's policy, and write it into a page that is kept for all.
  delete headers["content-security-policy"];
  delete headers["content-security-policy-report-only"];
  // Whatever a caller writes there itself is written over.
  headers[PEER_HEADER] = request.socket.remoteAddress ?? "";
  const { method = "GET" } = request;
  const isRead = method === "GET" || method === "HEAD";
  // Sent by the browser itself, before the page's script ran: the page comes again.
  if (method === "POST" && SIGN_IN_PAGE.test(request.url) && isForm(headers)) {
    request.method = "GET";
    return;
  }
  // Only the API takes anything else. Of a page Next says so with 405; asked for a file, it fails.
  // A form it takes for a call of its own, and answers with the page.
  if (!isCall && !isRead) {
    request.url = "/";
    delete headers["content-type"];
    delete headers["next-action"];
  }
  // The web's Request, which Next makes of it, refuses TRACE with an exception.
  if (method === "TRACE" || (method === "OPTIONS" && !isCall)) request.method = "UNKNOWN";
}
