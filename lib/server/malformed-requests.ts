import "server-only";
import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

// By default, Node answers a malformed request and closes the connection immediately, which resets a client that
// is still sending. nginx then treats the instance as failed and sends it no requests for a while, so any
// visitor could disable all instances.

const statuses: Record<string, number> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const LINGER_MS = 5_000;

const handledServers = new WeakSet<Server>();
const lastResponses = new WeakMap<Duplex, ServerResponse>();

/** Answers malformed requests, and lets the client finish sending (RFC 9112, 9.6). */
export function answerMalformedRequests(server: Server, response: ServerResponse): void {
  if (response.socket) lastResponses.set(response.socket, response);
  if (handledServers.has(server)) return;
  handledServers.add(server);
  server.on("clientError", answerMalformedRequest);
}

function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Node emits the error again for every chunk that follows.
  if (!socket.writable) return;
  const lastResponse = lastResponses.get(socket);
  // A second response inside an unfinished one would corrupt it.
  if (lastResponse?.headersSent && !lastResponse.writableFinished) return void socket.destroy();
  const status = statuses[error.code ?? ""] ?? 400;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(timer));
}
