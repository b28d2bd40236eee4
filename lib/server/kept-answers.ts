import "server-only";
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  Server,
  ServerResponse,
} from "node:http";
import { LRUCache } from "lru-cache";
import { freshness } from "@/lib/cache/freshness.mjs";
import { IS_KEPT, keptBody } from "@/lib/cache/kept-body.mjs";
import { REQUEST_ID_HEADER } from "@/lib/core/request-id";

// A kept page is bytes and headers. Next says them the first time, and takes most of a request to come
// to the same again: from then on they are said before it is asked (docs/decisions/0047).

const OK = 200;

/** What Next said, and the body while that is kept: whoever keeps it decides for how long. */
type KeptAnswer = { headers: OutgoingHttpHeaders; body: WeakRef<Uint8Array> };

/** By the path and query that are left of an address (lib/server/normalize-request.ts). */
const answers = new LRUCache<string, KeptAnswer>({ max: 2_000 });

/**
 * Whether a request is answered like everybody's: it has no session, and does not come from Next's own
 * client, which asks for parts of a page.
 */
const isEverybodys = ({ method, headers }: IncomingMessage) =>
  method === "GET" &&
  headers.cookie === undefined &&
  headers.rsc === undefined &&
  headers["next-router-prefetch"] === undefined;

/** The body of a kept answer, if no publish has overtaken it. */
async function currentBody({ body }: KeptAnswer): Promise<Uint8Array | undefined> {
  const oldest = await freshness.read();
  const bytes = body.deref();
  return bytes && keptBody(bytes)?.isCurrent(oldest) ? bytes : undefined;
}

function send(response: ServerResponse, headers: OutgoingHttpHeaders, body: Uint8Array): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!);
  response.writeHead(OK);
  response.write(body);
  response.end();
}

/** The answers that Next is making, by path. */
const making = new Map<string, Set<Making>>();

/** The start (performance.now), and a promise that resolves with its headers. */
type Making = { since: number; made: Promise<void> };

/**
 * Resolves once no answer is being made that was started before a publish. Next shares an answer in the making
 * with later requests.
 */
async function awaitOvertaken(path: string): Promise<void> {
  const others = making.get(path);
  if (others === undefined) return;
  await freshness.read();
  const overtaken = [...others].filter(({ since }) => freshness.hasExpiredSince(since));
  await Promise.all(overtaken.map(({ made }) => made));
}

function noteMaking(path: string, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const { promise: made, resolve } = Promise.withResolvers<void>();
  const ofPath = making.get(path) ?? new Set();
  const entry = { since: performance.now(), made };
  making.set(path, ofPath.add(entry));
  const end = () => {
    resolve();
    ofPath.delete(entry);
    if (ofPath.size === 0 && making.get(path) === ofPath) making.delete(path);
  };
  response.writeHead = function (...args: unknown[]) {
    end();
    return writeHead(...args);
  };
  response.once("close", end);
}

/** Learns what Next answers, if the body is one that is kept. */
function learn(url: string, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  let headers: OutgoingHttpHeaders | undefined;

  response.writeHead = function (status: number, ...rest: unknown[]) {
    const isKept = String(response.getHeader("Cache-Control")).endsWith(IS_KEPT);
    if (status === OK && isKept) {
      headers = response.getHeaders();
      // Each request has its own.
      delete headers[REQUEST_ID_HEADER];
    }
    return writeHead(status, ...rest);
  };

  response.write = function (chunk: unknown, ...rest: unknown[]) {
    const written = write(chunk, ...rest);
    if (headers) answers.set(url, { headers, body: new WeakRef(chunk as Uint8Array) });
    return written;
  } as typeof response.write;
}

const servers = new WeakSet<Server>();

/** Has a server send what is kept without asking Next. To be called before each request is answered. */
export function answerKeptFirst(server: Server): void {
  if (servers.has(server)) return;
  servers.add(server);
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", async (request, response) => {
    const { url = "/", method } = request;
    const isOfAll = isEverybodys(request);
    const answer = isOfAll ? answers.get(url) : undefined;
    const body = answer && (await currentBody(answer));
    if (body) return send(response, answer.headers, body);
    if (method === "GET" || method === "HEAD") {
      const [path = ""] = url.split("?", 1);
      await awaitOvertaken(path);
      // Its client has left, and no event would take it off the list.
      if (response.destroyed) return;
      noteMaking(path, response);
    }
    if (isOfAll) learn(url, response);
    for (const listener of listeners) listener.call(server, request, response);
  });
}
