import "server-only";
import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

// What Node cannot read as a request. By itself it answers and closes the connection at once, which
// resets one that still has more to say. nginx, in the middle of a body, would take that for an
// instance that fails, and ask it no more for a while: anybody could have all of them left out.

/** Node's statuses for them; every other is 400. */
const statuses: Record<string, number> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The longest that the rest of such a request is read and forgotten, in milliseconds. */
const LINGER_MS = 5_000;

const refusing = new WeakSet<Server>();
const answers = new WeakMap<Duplex, ServerResponse>();

/** Answers what is no request, and lets its sender come to an end (RFC 9112, 9.6). */
export function refuseUnread(server: Server, response: ServerResponse): void {
  if (response.socket) answers.set(response.socket, response);
  if (refusing.has(server)) return;
  refusing.add(server);
  server.on("clientError", refuse);
}

function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Told again of each piece that comes behind the first.
  if (!socket.writable) return;
  const answer = answers.get(socket);
  // In the middle of an answer there is no place for another.
  if (answer?.headersSent && !answer.writableFinished) return void socket.destroy();
  const status = statuses[error.code ?? ""] ?? 400;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(timer));
}
