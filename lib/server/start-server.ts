import "server-only";
import "@/lib/core/v8-flags.mjs";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { flushCompileCache } from "node:module";
import { constants } from "node:os";
import { setFlagsFromString } from "node:v8";
import { followInvalidations } from "@/lib/cache/invalidation";
import { ConfigurationError, type Env, getEnv, isProduction } from "@/lib/core/env";
import { beginAnswer } from "@/lib/core/answer-status";
import { negotiateEncoding } from "./content-encoding";
import { endConnections, noteResponse } from "./end-connections";
import { answerKeptFirst } from "./kept-answers";
import { normalizeRequest } from "./normalize-request";
import { startSending, stopSending } from "@/lib/contacts/outbox-sender";
import { outsideRequests } from "@/lib/core/outside-requests";
import { connectRedis } from "@/lib/core/redis";
import {
  awaitRequests,
  beginRequest,
  REQUEST_ID_HEADER,
  requestIdFrom,
} from "@/lib/core/request-id";
import { logWhenOver } from "./request-log";
import { startRetention } from "@/lib/contacts/retention";
import { startRefolding } from "./refold-search-texts";
import { refuseUnread } from "./refuse-unread";
import { reportStart } from "./start-report";

/** A year of https for this host. Whether it holds for the firm's other hosts is the firm's to say. */
const HSTS = `max-age=${365 * 24 * 60 * 60}`;

function configurationOrExit(): Env {
  try {
    return getEnv();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server };

/**
 * Nothing here is a web socket: without a listener Node answers a request to become one like every
 * other. Next's listener leaves some open without an answer, and no time limit ends those.
 */
const refuseUpgrades = (server: Server) => server.removeAllListeners("upgrade");

/**
 * The longest that requests may go on after the signal to stop, in milliseconds: systemd and Docker
 * end a server after 30 s.
 */
const LAST_REQUESTS_MS = 20_000;

/**
 * Next waits for each connection to end. One that says nothing has no end: Node's own limits of
 * time are off by then.
 */
function endInTime(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      endConnections();
      const exit = process.exit.bind(process);
      setTimeout(() => exit(128 + constants.signals[signal]), LAST_REQUESTS_MS).unref();
      exitAfter(stopSending());
    });
  }
}

/**
 * Next ends the process when its connections have come to their end, and knows nothing of others: a
 * mail that is being sent would be cut off, and sent again when its claim is over.
 */
function exitAfter(work: Promise<void>): void {
  const exit = process.exit.bind(process);
  const exitLater = (code?: number) => void work.finally(() => exit(code));
  process.exit = exitLater as typeof process.exit;
}

/** Node tells of each request before Next reads it. Next's development server wants them untouched. */
function prepareRequests({ SITE_URL, TRUSTED_PROXY_HOPS }: Env): void {
  if (!isProduction()) return;
  const isHttps = SITE_URL.startsWith("https://");
  const hasProxy = TRUSTED_PROXY_HOPS > 0;
  awaitRequests();
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as RequestStart;
    refuseUpgrades(server);
    noteResponse(server, response);
    refuseUnread(server, response);
    answerKeptFirst(server);
    // As it was sent: preparing puts another in the place of some.
    const { method } = request;
    normalizeRequest(request);
    negotiateEncoding(request, response);
    const requestId = requestIdFrom(request.headers[REQUEST_ID_HEADER], hasProxy);
    beginRequest(requestId);
    beginAnswer(response);
    response.setHeader("X-Request-Id", requestId);
    logWhenOver(response, { requestId, method, url: request.url });
    if (isHttps) response.setHeader("Strict-Transport-Security", HSTS);
  });
}

/**
 * Under load a little of what each request leaves behind grows old before it is collected. By itself V8
 * waits until that is three times what is in use, a quarter of a gigabyte; here a fifth is enough. The
 * space for new objects stays as large as it is: it would take another 100 MB and answer no more requests.
 */
function collectEarly(): void {
  setFlagsFromString("--heap-growing-percent=20");
  setFlagsFromString("--semi-space-growth-factor=1");
}

/** How long after its start a server loads what the first pages did without, in milliseconds. */
const REST_AFTER_MS = 1_000;

/** The sanitiser, which takes most of a second; then what was compiled is written for the next start. */
function loadRestSoon(): void {
  setTimeout(async () => {
    await import("@/lib/html/sanitize").catch(() => undefined);
    flushCompileCache();
  }, REST_AFTER_MS).unref();
}

/**
 * What a server does before its first request: check the configuration, begin what goes on beside
 * the requests, and tell the operator what it runs on and what was forgotten.
 */
export async function startServer(): Promise<void> {
  const env = configurationOrExit();
  collectEarly();
  // Before the first of them: what it remembers is that there was none.
  outsideRequests(() => undefined);
  prepareRequests(env);
  endInTime();
  startRetention();
  startSending();
  startRefolding();
  followInvalidations();
  await connectRedis();
  await reportStart(env);
  loadRestSoon();
}
