import "server-only";
import type { Server, ServerResponse } from "node:http";

// Node stops listening and closes idle connections once. A connection in use at that moment stays open for
// as long as its client uses it.

/** How often a stopping server closes connections that have become idle, in milliseconds. */
const CLOSE_IDLE_MS = 100;

const servers = new Set<Server>();
const unfinished = new Set<ServerResponse>();
let isStopping = false;

/** Notes a response. On a stopping server it is the last of its connection. */
export function noteResponse(server: Server, response: ServerResponse): void {
  servers.add(server);
  unfinished.add(response);
  response.once("close", () => unfinished.delete(response));
  if (isStopping) response.shouldKeepAlive = false;
}

/** Ends each connection with the response that it waits for, and idle ones at once. */
export function endConnections(): void {
  isStopping = true;
  for (const response of unfinished) response.shouldKeepAlive = false;
  const closeIdle = () => servers.forEach((server) => server.closeIdleConnections());
  setInterval(closeIdle, CLOSE_IDLE_MS).unref();
}
