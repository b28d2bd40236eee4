import "./setup/require-node.mjs";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { requireFreePort } from "./setup/port.mjs";
import { NEXT_PROGRAM } from "./setup/steps.mjs";

// npm start: passes its options to `next start`. Without SITE_URL, the default hostname is 127.0.0.1,
// because anyone who reaches a new site could register as its first administrator.

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
// Without SITE_URL, the site builds its URL from PORT.
process.env.PORT = port;
if (values.port === undefined) args.push("--port", port);
if (values.hostname === undefined && hostname) args.push("--hostname", hostname);
process.argv = [process.execPath, path.resolve(NEXT_PROGRAM), "start", ...args];
await import("next/dist/bin/next");
