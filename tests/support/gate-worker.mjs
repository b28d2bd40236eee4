// @ts-check
import { connect, createServer } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

// Runs the proxy of gate.ts in a worker thread, so that a busy test does not look like a slow service.

/** @type {{ host: string, port: number, commandCount: Int32Array }} */
const { host, port, commandCount } = workerData;

/** @type {Set<import("node:net").Socket>} */
const sockets = new Set();
let isRefusing = false;
let isHanging = false;

const server = createServer((socket) => {
  if (isRefusing) return void socket.resetAndDestroy();
  const upstream = connect(port, host);
  for (const [from, to] of [
    [socket, upstream],
    [upstream, socket],
  ]) {
    sockets.add(from);
    from.on("error", () => to.destroy());
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isHanging) from.pause();
    from.on("data", (chunk) => to.write(chunk));
  }
});

const destroyAll = () => {
  for (const socket of sockets) socket.destroy();
};

/** @type {Record<string, (value: unknown) => void>} */
const commands = {
  setRefusing: (value) => {
    isRefusing = value === true;
    if (isRefusing) destroyAll();
  },
  setHanging: (value) => {
    isHanging = value === true;
    for (const socket of sockets) socket[isHanging ? "pause" : "resume"]();
  },
  close: () => {
    destroyAll();
    server.close();
    parentPort?.close();
  },
};

parentPort?.on("message", ([name, value]) => {
  commands[name]?.(value);
  Atomics.add(commandCount, 0, 1);
  Atomics.notify(commandCount, 0);
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === "object" ? address?.port : null);
});
