import net from "node:net";
import { fail } from "./steps.mjs";

const LOOPBACKS = ["127.0.0.1", "::1"];

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", ({ code }) => resolve(code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Returns whether the port is in use at a hostname or, without a hostname, on any interface. */
async function isTaken(port, hostname) {
  const isLocal = hostname === undefined || [...LOOPBACKS, "localhost"].includes(hostname);
  // Browsers try both IPv4 and IPv6 for localhost.
  const hosts = new Set([hostname, ...(isLocal ? LOOPBACKS : [])]);
  for (const host of hosts) if ((await tryToListen(port, host)) === "EADDRINUSE") return true;
  return false;
}

/** If the port is in use, suggests a free one and exits. */
export async function requireFreePort(text, hostname, command) {
  const port = Number(text);
  // Next or the configuration check reports invalid values later.
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
  if (!isPort || !(await isTaken(port, hostname))) return;
  let free = port + 1;
  while (free < 65_535 && (await isTaken(free, hostname))) free += 1;
  fail(`Port ${port} is in use. Try PORT=${free} ${command}`);
}
