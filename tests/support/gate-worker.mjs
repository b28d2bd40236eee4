// @ts-check
import { connect, createServer } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

// The gate itself (gate.ts), on a thread of its own: what a test is busy with must not look like a
// service that is slow.

/** @type {{ host: string, port: number, done: Int32Array }} */
const { host, port, done } = workerData;

/** @type {Set<import("node:net").Socket>} */
const sockets = new Set();
let shut = false;
let held = false;
let delay = 0;

const server = createServer((socket) => {
  if (shut) return void socket.resetAndDestroy();
  const onward = connect(port, host);
  for (const [from, to] of [
    [socket, onward],
    [onward, socket],
  ]) {
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
});

const destroyAll = () => {
  for (const socket of sockets) socket.destroy();
};

/** @type {Record<string, (value: unknown) => void>} */
const orders = {
  setShut: (value) => {
    shut = value === true;
    if (shut) destroyAll();
  },
  setHeld: (value) => {
    held = value === true;
    for (const socket of sockets) {
      if (held) socket.pause();
      else socket.resume();
    }
  },
  setDelay: (value) => {
    delay = Number(value);
  },
  close: () => {
    destroyAll();
    server.close();
    parentPort?.close();
  },
};

parentPort?.on("message", ([name, value]) => {
  orders[name]?.(value);
  Atomics.add(done, 0, 1);
  Atomics.notify(done, 0);
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === "object" ? address?.port : null);
});
