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
    if (headers) answers.set(url, { headers, body: new WeakRef(chunk as Uint8Array) });
    return write(chunk, ...rest);
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
    const { url = "/" } = request;
    if (isEverybodys(request)) {
      const answer = answers.get(url);
      const body = answer && (await currentBody(answer));
      if (body) return send(response, answer.headers, body);
      learn(url, response);
    }
    for (const listener of listeners) listener.call(server, request, response);
  });
}
