import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** The first final answer on a connection, as it came; null where there was none. */
export type RawAnswer = {
  status: number;
  /** By their names in small letters. */
  headers: Record<string, string>;
  /** Not unchunked. */
  body: string;
} | null;

/** The longest that a site may take to answer. */
const PATIENCE_MS = 30_000;

/** An open connection to a site. */
export async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A site may well be rid of what sends it nonsense.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** What answers say on a connection, without the interim ones. */
export function readAnswer(bytes: string): RawAnswer {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const [line = "", ...fields] = bytes.slice(0, end).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1]);
  const body = bytes.slice(end + 4);
  if (status === 100) return readAnswer(body);
  const headers = fields.map((field) => {
    const [, name = "", value = ""] = /^([^:]*): *(.*)$/s.exec(field) ?? [];
    return [name.toLowerCase(), value];
  });
  return { status, headers: Object.fromEntries(headers) as Record<string, string>, body };
}

/**
 * Sends bytes as they are, which node:http would refuse or put right, and reads until the site
 * closes the connection.
 * @throws Error when it does not.
 */
export async function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawAnswer> {
  const socket = await open(url);
  let answered = "";
  socket.on("data", (chunk: Buffer) => (answered += chunk.toString("latin1")));
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("timeout")));
  const closed = new Promise<Error | undefined>((resolve) => {
    let failed: Error | undefined;
    socket.on("error", (error) => (failed = error));
    socket.on("close", () => resolve(failed));
  });
  socket.write(bytes);
  const failed = await closed;
  if (failed?.message === "timeout") throw new Error(`The site does not end: ${answered}`);
  return readAnswer(answered);
}
