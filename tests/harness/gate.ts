import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Stands between the site and a service, and does to it what networks and servers do. */
export type Gate = {
  url: string;
  /** Refuses and resets every connection, as a service that has stopped. */
  setShut: (shut: boolean) => void;
  /** Lets nothing through any more and says nothing, as a service that hangs. */
  setHeld: (held: boolean) => void;
  /** Keeps every answer back for so long, in milliseconds. */
  setDelay: (milliseconds: number) => void;
  close: () => void;
};

/** A gate before a service, whose own address is the url with another host and port. */
export async function startGate(serviceUrl: string): Promise<Gate> {
  const target = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  let shut = false;
  let delay = 0;
  let held = false;
  const server = createServer((socket) => {
    if (shut) return void socket.resetAndDestroy();
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (held) from.pause();
      from.on("data", (chunk) => {
        if (from === socket || delay === 0) to.write(chunk);
        else setTimeout(() => to.writable && to.write(chunk), delay);
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const gate = new URL(serviceUrl);
  gate.hostname = "127.0.0.1";
  gate.port = String(address.port);
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: gate.href,
    setShut: (value) => {
      shut = value;
      if (shut) destroyAll();
    },
    setHeld: (value) => {
      held = value;
      for (const socket of sockets) {
        if (held) socket.pause();
        else socket.resume();
      }
    },
    setDelay: (milliseconds) => {
      delay = milliseconds;
    },
    close: () => {
      destroyAll();
      server.close();
    },
  };
}
