import "server-only";
import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import fresh from "fresh";
import inject from "light-my-request";
import { buildContentSecurityPolicy } from "@/lib/core/content-security-policy.mjs";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { formatError, log } from "@/lib/core/log";
import { securityHeaders } from "@/lib/core/security-headers.mjs";
import { createSlots } from "@/lib/core/slots";
import { errorResponse } from "@/lib/http/responses";
import { type Encoding, encode, isCompressible, isLong, negotiate } from "./encodings";
import { hashInlineScripts } from "./inline-scripts.mjs";
import { isPublicList, listTags } from "./publish";
import { createRouteClassifier } from "./site-routes";
import { createFileHandler, isFilePath } from "./static-files";
import {
  isNotFoundKey,
  NOT_FOUND_URL,
  type Rendering,
  renderings,
  REVALIDATE,
  store,
} from "./store.mjs";
import { versions } from "./versions.mjs";

// On a cache miss, Next renders the response to an internal request that has only the path and the known parameters.

type FinishedResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  bodies: Map<Encoding, Promise<Buffer>>;
  isEncodable: boolean;
  isStored: boolean;
};

const UNKNOWN_PATH = Symbol("unknown path");

/** Null if Next's response may differ between visitors. */
type RenderResult = FinishedResponse | typeof UNKNOWN_PATH | null;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const OK = 200;
const NOT_MODIFIED = 304;
const NO_STORE = "no-store";

/** Next's `s-maxage` lets proxies store pages for a year, so it is replaced. */
const S_MAXAGE = /s-maxage/;

const NODE_HEADERS = ["connection", "keep-alive", "date", "transfer-encoding", "content-length"];

/** Searches are rendered per request (next.config.mjs). */
const SEARCH = /^\/blog\?(.*&)?q=/;
const RSC_PARAM = /[?&]_rsc(=[^&]*)?$/;

const HEADER_BYTES = 1_000;

const toStoreKey = (url: string) => `url ${url}`;

export class FrontCache {
  readonly #pending = new Map<string, PendingRendering>();

  constructor(
    private readonly next: Listener,
    private readonly classifyPath = createRouteClassifier(),
    private readonly handleFile = createFileHandler(),
  ) {}

  handle(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== "GET" && request.method !== "HEAD") this.next(request, response);
    else if (this.handleFile === null) void this.#answer(request, response);
    else this.handleFile(request, response, () => void this.#answer(request, response));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = this.#findSharedUrl(request);
    if (url === undefined) return this.next(request, response);
    try {
      const finished = await this.#find(url, response);
      if (response.destroyed) return;
      if (finished && (isPublicList(url) || !isForNext(request, finished))) {
        return await send(request, response, finished);
      }
    } catch (error) {
      if (error instanceof AppError) return await sendFailure(response, error);
      if (response.destroyed) return;
      log("error", { code: "cache_failed", error: formatError(error) });
      if (response.headersSent) return void response.destroy();
    }
    this.next(request, response);
  }

  #findSharedUrl({ url = "/", headers }: IncomingMessage): string | undefined {
    const [path = ""] = url.split("?", 1);
    if (isPublicList(path)) return url;
    if (SEARCH.test(url)) return undefined;
    const kind = this.classifyPath(path);
    if (kind === "perRequest") return undefined;
    if (kind === "shared") return url.replace(RSC_PARAM, "");
    const isLeftToNext =
      headers.rsc !== undefined || (this.handleFile === null && isFilePath(path));
    return isLeftToNext ? undefined : NOT_FOUND_URL;
  }

  async #find(url: string, response: ServerResponse): Promise<FinishedResponse | null> {
    const requestedAt = performance.now();
    for (;;) {
      const entry = store.get(toStoreKey(url));
      if (entry && (await versions.isCurrent(entry.stamp))) return entry.value as FinishedResponse;
      if (response.destroyed) return null;
      const pending = this.#pending.get(url) ?? this.#start(url, negotiate(response.req));
      const finished = await pending.waitFor(response);
      if (response.destroyed) return null;
      // A rendering that started before this request may lack the latest change.
      if (pending.startedAt < requestedAt) continue;
      return finished === UNKNOWN_PATH ? this.#find(NOT_FOUND_URL, response) : finished;
    }
  }

  #start(url: string, encoding: Encoding): PendingRendering {
    const render = (signal: AbortSignal) => this.#render(url, encoding, signal);
    const pending = new PendingRendering(render, isPublicList(url));
    this.#pending.set(url, pending);
    const remove = () => {
      if (this.#pending.get(url) === pending) this.#pending.delete(url);
    };
    pending.finished.then(remove, remove);
    // A client that arrives later must not join an aborted rendering.
    if (isPublicList(url)) pending.signal.addEventListener("abort", remove);
    return pending;
  }

  async #render(url: string, encoding: Encoding, signal: AbortSignal): Promise<RenderResult> {
    const rendering: Rendering = {
      url,
      stamp: await versions.read(listTags(url)),
      isStored: false,
    };
    const dispatch: Listener = (request, response) => {
      // Aborts only lists, which may be long. Other responses are finished for the next visitor.
      if (isPublicList(url)) signal.addEventListener("abort", () => response.destroy());
      this.next(request, response);
    };
    const authority = new URL(getEnv().SITE_URL).host;
    const rendered = await renderings.run(rendering, () =>
      inject(dispatch, { url, authority, payloadAsStream: true }).end(),
    );
    const { statusCode, headers } = rendered;
    const body = rendering.body ?? (await buffer(rendered.stream()));
    const { key, stamp, isStored, failure, isIncomplete } = rendering;
    if (headers["set-cookie"] || (key === undefined && !isPublicList(url))) return null;
    if (isNotFoundKey(key) && url !== NOT_FOUND_URL) return UNKNOWN_PATH;

    for (const name of NODE_HEADERS) delete headers[name];
    const type = String(headers["content-type"]);
    if (type.startsWith("text/html")) {
      const hashes = hashInlineScripts(String(body));
      headers["content-security-policy"] = buildContentSecurityPolicy(hashes);
    }
    if (S_MAXAGE.test(String(headers["cache-control"]))) headers["cache-control"] = REVALIDATE;
    if (failure || isIncomplete) headers["cache-control"] = NO_STORE;
    if (failure) headers["retry-after"] = String(failure.retryAfter);
    if (isStored || headers.etag) headers.etag = createWeakEtag(headers.etag, body);
    const isEncodable = isCompressible(body, type);
    if (isEncodable) headers.vary = addAcceptEncoding(headers.vary);

    const finished: FinishedResponse = {
      status: failure?.status ?? statusCode,
      headers,
      bodies: new Map([["identity", Promise.resolve(body)]]),
      isEncodable,
      isStored,
    };
    if (isStored) await storeFinished(url, finished, encoding, stamp);
    return finished;
  }
}

/** Limits how many lists are rendered at a time, because a long list takes memory and a CPU core. */
const queueList = createSlots({
  concurrency: 2,
  maxQueued: 100,
  refusal: "The server is busy right now. Please try again.",
  retryAfter: 2,
});

class PendingRendering {
  /** Infinity while a list waits for a slot. */
  startedAt = Infinity;
  readonly finished: Promise<RenderResult>;
  readonly #waiting = new Set<ServerResponse>();
  readonly #aborting = new AbortController();
  readonly signal = this.#aborting.signal;

  constructor(render: (signal: AbortSignal) => Promise<RenderResult>, isList: boolean) {
    const { signal } = this;
    const start = () => {
      signal.throwIfAborted();
      this.startedAt = performance.now();
      return render(signal);
    };
    this.finished = isList ? queueList(async () => start()) : start();
  }

  /** Waits for the rendering. Aborts `signal` once all waiting clients have disconnected. */
  waitFor(response: ServerResponse): Promise<RenderResult> {
    this.#waiting.add(response);
    response.once("close", () => {
      this.#waiting.delete(response);
      if (this.#waiting.size === 0) this.#aborting.abort();
    });
    return this.finished;
  }
}

/** Returns a weak ETag, because all encodings share it. */
function createWeakEtag(existing: unknown, body: Buffer): string {
  const tag =
    typeof existing === "string"
      ? existing
      : `"${createHash("sha256").update(body).digest("base64url")}"`;
  return tag.startsWith("W/") ? tag : `W/${tag}`;
}

function addAcceptEncoding(vary: unknown): string {
  const fields = String(vary ?? "");
  if (/accept-encoding/i.test(fields)) return fields;
  return fields === "" ? "Accept-Encoding" : `${fields}, Accept-Encoding`;
}

async function storeFinished(
  url: string,
  finished: FinishedResponse,
  encoding: Encoding,
  stamp: Rendering["stamp"],
) {
  const body = await encodeBody(finished, "identity");
  let bytes = body.length + HEADER_BYTES;
  if (isLong(body)) {
    // The other encodings are created on demand. Assumes that all encoded bodies together take at most `body.length`.
    await encodeBody(finished, encoding);
    bytes += body.length;
  } else if (finished.isEncodable) {
    for (const each of ["br", "gzip"] as const) bytes += (await encodeBody(finished, each)).length;
  }
  const { "x-nextjs-cache": state, ...headers } = finished.headers;
  const value = { ...finished, headers: { ...headers, ...(state && { "x-nextjs-cache": "HIT" }) } };
  store.set(toStoreKey(url), { value, stamp, bytes });
}

async function encodeBody(
  { bodies, isStored }: FinishedResponse,
  encoding: Encoding,
): Promise<Buffer> {
  const identity = await bodies.get("identity")!;
  const body = bodies.get(encoding) ?? encode(identity, encoding, isStored);
  bodies.set(encoding, body);
  return body;
}

/** Next answers RSC requests, and requests for a stored page if they have a cookie. */
const isForNext = ({ headers }: IncomingMessage, { status, isStored }: FinishedResponse) =>
  headers.rsc !== undefined || (headers.cookie !== undefined && status === OK && isStored);

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  finished: FinishedResponse,
): Promise<void> {
  const { status, headers, isEncodable } = finished;
  const encoding = isEncodable ? negotiate(request) : "identity";
  const body = await encodeBody(finished, encoding);
  if (response.destroyed) return;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  const { etag } = headers;
  if (status === OK && typeof etag === "string" && fresh(request.headers, { etag })) {
    response.removeHeader("Content-Type");
    response.writeHead(NOT_MODIFIED).end();
    return;
  }
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(status).end(request.method === "HEAD" ? undefined : body);
}

async function sendFailure(response: ServerResponse, error: AppError): Promise<void> {
  const { status, headers, body } = errorResponse(error);
  response.setHeaders(headers);
  for (const header of Object.entries(securityHeaders)) response.setHeader(...header);
  response.writeHead(status).end(await buffer(body!));
}

const wrappedServers = new WeakSet<Server>();

/** Puts the cache in front of the server's request listeners. Only the first call for a server has an effect. */
export function installFrontCache(server: Server): void {
  if (wrappedServers.has(server)) return;
  wrappedServers.add(server);
  const listeners = server.listeners("request") as Listener[];
  const frontCache = new FrontCache((...args) =>
    listeners.forEach((listener) => listener.apply(server, args)),
  );
  server.removeAllListeners("request");
  server.on("request", (...args) => frontCache.handle(...args));
}
