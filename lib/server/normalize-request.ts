import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { REDIRECTED_PATH } from "@/lib/cache/site-routes";
import { PEER_HEADER } from "@/lib/core/client-ip";
import { stripUnknownParams } from "./strip-unknown-params";

/** Clients that use the site as a proxy send the whole URL (RFC 9112, 3.2.2). */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const API = /^\/api([/?#]|$)/;
// Paths that two parsers may read differently: with a backslash, an escaped slash, dot or backslash, an
// escaped unreserved character (RFC 3986, 2.3) or a dot segment. nginx refuses the same paths
// (deploy/nginx/templates/arthora.conf.template).
const AMBIGUOUS = /\\|%(2[D-F]|3\d|[46][1-9A-F]|[57][\dA]|5[CF]|7E)|\/\.\.?(\/|$)/i;

// In characters. Next's redirects contain the path twice, and nginx treats an instance that sends over
// 16 KB of headers as failed.
const MAX_PATH_LENGTH = 1_000;

const SIGN_IN_PAGE = /^\/(login|register|new-password)$/;
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const isForm = (headers: IncomingMessage["headers"]) => FORM.test(headers["content-type"] ?? "");

const REFUSED_PATH = "/*";

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether every parser reads a path the same way. */
export const isPlainPath = (path: string) =>
  !AMBIGUOUS.test(path) && (!path.includes("%") || isDecodable(path));

function toPathAndQuery(target: string): string {
  const pathAndQuery = target.replace(ORIGIN, "");
  const url = pathAndQuery.startsWith("/") ? pathAndQuery : `/${pathAndQuery}`;
  const [path = "/"] = url.split("?", 1);
  const isApi = API.test(path);
  // Browsers never send a fragment (RFC 9110, 7.1), and parsers disagree about removing it.
  const isRefused =
    url.includes("#") ||
    path.length > MAX_PATH_LENGTH ||
    !isPlainPath(path) ||
    // Next's redirect would contain the whole query twice and could exceed nginx's limit.
    (isApi && REDIRECTED_PATH.test(path));
  if (!isRefused) return url;
  return isApi ? `/api${REFUSED_PATH}` : REFUSED_PATH;
}

/** Next's client sends these headers only with `RSC: 1`. */
const CLIENT_HEADERS = [
  "rsc",
  "next-url",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
];

const text = z.string();
const segment = z.union([
  text,
  z.tuple([text, text, z.enum(["c", "oc", "d"]), z.array(text).nullable()]),
]);

const routerState: z.ZodType = z.lazy(() =>
  z.tuple([
    segment,
    z.record(text, routerState),
    z.tuple([text, text]).nullish(),
    z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
    z.number().nullish(),
    text.optional(),
  ]),
);

/** Returns whether Next can read the router state. If Next cannot read it, Next answers 500. */
function isRouterState(header: string | string[]): boolean {
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(String(header)))).success;
  } catch {
    return false;
  }
}

/** Rewrites a request's URL, method and headers for Next, and sets the header with the peer's IP address. */
export function normalizeRequest(request: IncomingMessage): void {
  const { headers } = request;
  const isRsc = headers.rsc === "1";
  request.url = stripUnknownParams(toPathAndQuery(request.url ?? "/"), isRsc);
  const isApi = API.test(request.url);
  // On an API URL, Next answers these headers with a redirect that adds `_rsc`. Next's client never calls the API.
  if (isApi || !isRsc) for (const name of CLIENT_HEADERS) delete headers[name];
  // Next answers a middleware prefetch with an empty page.
  delete headers["x-middleware-prefetch"];
  // This site's pages send only 1. Other values make Next write a warning to standard output.
  if (headers["next-router-prefetch"] !== "1") delete headers["next-router-prefetch"];
  const state = headers["next-router-state-tree"];
  if (state !== undefined && !isRouterState(state)) delete headers["next-router-state-tree"];
  // Overwrites a header of the same name, with which a client could forge its IP address.
  headers[PEER_HEADER] = request.socket.remoteAddress ?? "";
  const { method = "GET" } = request;
  const isRead = method === "GET" || method === "HEAD";
  // Shows the page again, because the form was submitted before the page's script ran.
  if (method === "POST" && SIGN_IN_PAGE.test(request.url) && isForm(headers)) {
    request.method = "GET";
    return;
  }
  // Sends other methods to `/`, where Next refuses them with 405. At the URL of a file, Next would fail. With the
  // headers below, Next would treat a form as a Server Action and answer with the page.
  if (!isApi && !isRead) {
    request.url = "/";
    delete headers["content-type"];
    delete headers["next-action"];
  }
  // The Request constructor, which Next calls, throws on TRACE. Next answers OPTIONS of a page with 400, not 405.
  if (method === "TRACE" || (method === "OPTIONS" && !isApi)) request.method = "UNKNOWN";
}
