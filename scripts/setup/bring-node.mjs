import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isSupported, neededNode } from "./node-version.mjs";

// Where the machine's Node is too old, the registry's package with a Node of its own is installed
// into scripts/setup/node, at the version and with the hash that its lock file names. A link in
// node_modules/.bin puts it first on the path of every npm script.

const folder = fileURLToPath(new URL("node", import.meta.url));
const brought = path.join(folder, "node_modules/.bin/node");
const link = "node_modules/.bin/node";

function install() {
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  console.log(`${neededNode} Installing one into the project …`);
  const { status } = spawnSync("npm", args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status === 0 && existsSync(brought)) return;
  console.error(`${neededNode} It could not be installed on this machine: install it by hand.`);
  process.exit(1);
}

/** Lets npm scripts run on the brought Node, if there is one: `npm ci` removes the link. */
export function linkNode() {
  if (!existsSync(brought)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(link), brought), link);
}

/** Runs the script that was called on a supported Node: this one, or one that it brings. */
export async function onSupportedNode(work) {
  if (isSupported(process.versions.node)) return work();
  if (!existsSync(brought)) install();
  const child = spawn(brought, process.argv.slice(1), {
    stdio: "inherit",
    env: { ...process.env, PATH: `${path.dirname(brought)}${path.delimiter}${process.env.PATH}` },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
