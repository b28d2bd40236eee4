import "./setup/require-node.mjs";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { requireFreePort } from "./setup/port.mjs";
import { programs } from "./setup/steps.mjs";

// npm start: runs `next start` with its options. Without SITE_URL it listens on this machine alone:
// until the first administrator exists, anybody who reaches the site may register.

const settings = {
  ...(existsSync(".env") && parseEnv(readFileSync(".env", "utf8"))),
  ...process.env,
};
const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { hostname: { type: "string", short: "H" }, port: { type: "string", short: "p" } },
});
const port = values.port ?? (settings.PORT || "3000");
const hostname = values.hostname ?? (settings.SITE_URL ? undefined : "127.0.0.1");

await requireFreePort(port, hostname, "npm start");
// The default of SITE_URL has it.
process.env.PORT = port;
if (values.port === undefined) args.push("--port", port);
if (values.hostname === undefined && hostname) args.push("--hostname", hostname);
process.argv = [process.execPath, path.resolve(programs.next), "start", ...args];
await import("next/dist/bin/next");
