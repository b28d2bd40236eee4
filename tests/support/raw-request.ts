import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Null if the connection closes before a final response. */
export type RawAnswer = {
  status: number;
  /** Header names are in lower case. */
  headers: Record<string, string>;
  /** Chunked encoding is not decoded. */
  body: string;
} | null;

const TIMEOUT_MS = 30_000;

export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The site may reset a connection that sends malformed requests.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** Parses the first final response; skips 100 Continue. */
export function readAnswer(bytes: string): RawAnswer {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd === -1) return null;
  const [statusLine = "", ...fields] = bytes.slice(0, headEnd).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
  const body = bytes.slice(headEnd + 4);
  if (status === 100) return readAnswer(body);
  const headers = fields.map((field) => {
    const [, name = "", value = ""] = /^([^:]*): *(.*)$/s.exec(field) ?? [];
    return [name.toLowerCase(), value];
  });
  return { status, headers: Object.fromEntries(headers) as Record<string, string>, body };
}

/**
 * Sends bytes unchanged; node:http would refuse or correct some of them. Reads until the site closes the connection.
 * @throws Error after 30 s without data
 */
export async function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawAnswer> {
  const socket = await openSocket(url);
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("timeout")));
  const closed = new Promise<Error | undefined>((resolve) => {
    let socketError: Error | undefined;
    socket.on("error", (error) => (socketError = error));
    socket.on("close", () => resolve(socketError));
  });
  socket.write(bytes);
  const socketError = await closed;
  if (socketError?.message === "timeout")
    throw new Error(`The site did not close the connection: ${received}`);
  return readAnswer(received);
}
