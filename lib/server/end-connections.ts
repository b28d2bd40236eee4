import "server-only";
import type { Server, ServerResponse } from "node:http";

const CLOSE_IDLE_MS = 100;

const servers = new Set<Server>();
const unfinished = new Set<ServerResponse>();
let isStopping = false;

/** Tracks a response. Once the server is stopping, the connection closes after the response. */
export function trackResponse(server: Server, response: ServerResponse): void {
  servers.add(server);
  unfinished.add(response);
  response.once("close", () => unfinished.delete(response));
  if (isStopping) response.shouldKeepAlive = false;
}

export const stopListening = (): void => servers.forEach((server) => server.close());

// server.close() closes idle connections only once. Connections that become idle later would stay open.
export function endConnections(): void {
  isStopping = true;
  for (const response of unfinished) response.shouldKeepAlive = false;
  const closeIdle = () => servers.forEach((server) => server.closeIdleConnections());
  setInterval(closeIdle, CLOSE_IDLE_MS).unref();
}
