import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";

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
  const { hostname: host, port } = new URL(serviceUrl);
  /** How many orders have been carried out. */
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(path.resolve("tests/support/gate-worker.mjs"), {
    workerData: { host, port: Number(port), done },
  });
  const [ownPort] = (await once(worker, "message")) as [number];
  let given = 0;
  const order = (name: string, value?: unknown) => {
    worker.postMessage([name, value]);
    // What the test does next meets it.
    Atomics.wait(done, 0, given);
    given += 1;
  };
  const gate = new URL(serviceUrl);
  gate.hostname = "127.0.0.1";
  gate.port = String(ownPort);
  return {
    url: gate.href,
    setShut: (shut) => order("setShut", shut),
    setHeld: (held) => order("setHeld", held),
    setDelay: (milliseconds) => order("setDelay", milliseconds),
    close: () => order("close"),
  };
}
