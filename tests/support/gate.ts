import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";

/** A TCP proxy that simulates network and server faults between the site and a service. */
export type Gate = {
  url: string;
  /** Closes open connections and resets new ones, like a stopped service. */
  setRefusing: (isRefusing: boolean) => void;
  /** Forwards no bytes and keeps connections open, like a service that hangs. */
  setHanging: (isHanging: boolean) => void;
  close: () => void;
};

export async function startGate(serviceUrl: string): Promise<Gate> {
  const { hostname: host, port } = new URL(serviceUrl);
  const commandCount = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(path.resolve("tests/support/gate-worker.mjs"), {
    workerData: { host, port: Number(port), commandCount },
  });
  const [gatePort] = (await once(worker, "message")) as [number];
  let sentCount = 0;
  const sendCommand = (name: string, value?: unknown) => {
    worker.postMessage([name, value]);
    // Blocks until the worker has carried out the command.
    Atomics.wait(commandCount, 0, sentCount);
    sentCount += 1;
  };
  const gate = new URL(serviceUrl);
  gate.hostname = "127.0.0.1";
  gate.port = String(gatePort);
  return {
    url: gate.href,
    setRefusing: (isRefusing) => sendCommand("setRefusing", isRefusing),
    setHanging: (isHanging) => sendCommand("setHanging", isHanging),
    close: () => sendCommand("close"),
  };
}
