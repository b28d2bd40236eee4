import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { flushCompileCache } from "node:module";
import { constants } from "node:os";
import { installFrontCache } from "@/lib/cache/front-cache";
import { sharePublishes } from "@/lib/cache/publish";
import { ConfigurationError, type Env, getEnv, isProduction } from "@/lib/core/env";
import { setCurrentResponse } from "@/lib/cache/page-status";
import { endConnections, trackResponse, stopListening } from "./end-connections";
import { normalizeRequest } from "./normalize-request";
import { startSending, stopSending } from "@/lib/contacts/mail/sender";
import { runOutsideRequests } from "@/lib/core/outside-requests";
import { connectRedis } from "@/lib/core/redis";
import {
  createRequestStore,
  storeRequestId,
  REQUEST_ID_HEADER,
  resolveRequestId,
} from "@/lib/core/request-id";
import { logWhenFinished } from "./request-log";
import { startRetention } from "@/lib/contacts/retention";
import { scheduleRefolding } from "./refold-search-texts";
import { answerMalformedRequests } from "./malformed-requests";
import { reportStart } from "./start-report";

/** Valid for a year. Omits includeSubDomains, because the firm decides about its other hosts. */
const HSTS = `max-age=${365 * 24 * 60 * 60}`;

function getEnvOrExit(): Env {
  try {
    return getEnv();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Next's `upgrade` listener leaves some connections open forever. Without a listener, Node ignores the Upgrade header. */
const ignoreUpgrades = (server: Server) => server.removeAllListeners("upgrade");

/** Time to finish requests after a stop signal. Our systemd unit and compose.yaml kill the process after 30 s. */
const SHUTDOWN_LIMIT_MS = 20_000;

// Lets open responses and the mail in flight finish before Next exits. Needs a time limit, because a closing
// server no longer times out silent connections.
function handleStopSignals(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const listeners = process.listeners(signal);
    process.removeAllListeners(signal);
    process.once(signal, async () => {
      endConnections();
      setTimeout(() => process.exit(128 + constants.signals[signal]), SHUTDOWN_LIMIT_MS).unref();
      const sending = stopSending();
      if (sending) {
        stopListening();
        await sending;
      }
      for (const listener of listeners) listener(signal);
    });
  }
}

/** Prepares each request before Next reads it. Next's development server needs requests unchanged. */
function prepareRequests({ SITE_URL, TRUSTED_PROXY_HOPS }: Env): void {
  if (!isProduction()) return;
  const isHttps = SITE_URL.startsWith("https://");
  const hasProxy = TRUSTED_PROXY_HOPS > 0;
  createRequestStore();
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as RequestStart;
    ignoreUpgrades(server);
    trackResponse(server, response);
    answerMalformedRequests(server, response);
    installFrontCache(server);
    // Read before normalizeRequest may change it, so that the log shows the method as sent.
    const { method } = request;
    normalizeRequest(request);
    const requestId = resolveRequestId(request.headers[REQUEST_ID_HEADER], hasProxy);
    storeRequestId(requestId);
    setCurrentResponse(response);
    response.setHeader("X-Request-Id", requestId);
    logWhenFinished(response, { requestId, method, url: request.url });
    if (isHttps) response.setHeader("Strict-Transport-Security", HSTS);
  });
}

const WARM_UP_DELAY_MS = 1_000;

/** Schedules loading the sanitiser, which takes most of a second, and storing the compile cache for the next start. */
function scheduleWarmUp(): void {
  setTimeout(async () => {
    await import("@/lib/html/sanitize").catch(() => undefined);
    flushCompileCache();
  }, WARM_UP_DELAY_MS).unref();
}

/** Checks the configuration, starts background work and logs the start. Runs before the first request. */
export async function startServer(): Promise<void> {
  const env = getEnvOrExit();
  // The first call captures an async context that belongs to no request.
  runOutsideRequests(() => undefined);
  prepareRequests(env);
  handleStopSignals();
  startRetention();
  startSending();
  scheduleRefolding();
  sharePublishes();
  await connectRedis();
  await reportStart(env);
  scheduleWarmUp();
}
