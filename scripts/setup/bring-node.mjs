import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isSupported, nodeRequirementMessage } from "./node-version.mjs";

// If the machine's Node is unsupported, installs Node from npm into scripts/setup/node. A link
// in node_modules/.bin puts it first on the PATH of every npm script.

const folder = fileURLToPath(new URL("node", import.meta.url));
const nodePath = path.join(folder, "node_modules/.bin/node");
const link = "node_modules/.bin/node";

function install() {
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  console.log(`${nodeRequirementMessage} Installing it into the project …`);
  const { status } = spawnSync("npm", args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status === 0 && existsSync(nodePath)) return;
  console.error(
    `${nodeRequirementMessage} It could not be installed on this machine: install it manually.`,
  );
  process.exit(1);
}

/** Creates the link again, because `npm ci` removes it. */
export function linkNode() {
  if (!existsSync(nodePath)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(link), nodePath), link);
}

/** Runs `work`. If this Node is unsupported, installs a supported one and restarts the script on it. */
export async function runOnSupportedNode(work) {
  if (isSupported(process.versions.node)) return work();
  if (!existsSync(nodePath)) install();
  const child = spawn(nodePath, process.argv.slice(1), {
    stdio: "inherit",
    env: { ...process.env, PATH: `${path.dirname(nodePath)}${path.delimiter}${process.env.PATH}` },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
