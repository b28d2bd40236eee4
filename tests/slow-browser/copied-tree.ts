import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSite, type TestSite } from "../../tools/site/site";

/** Folders that the tree's files need and git does not hold. */
const GENERATED = ["prisma/generated", "node_modules"];

/** Linked file by file where both folders are on one disk: nothing writes into either. */
function copyDependencies(folder: string): void {
  for (const from of GENERATED) {
    for (const how of ["-al", "-a"]) {
      if (spawnSync("cp", [how, from, path.join(folder, from)]).status === 0) break;
      rmSync(path.join(folder, from), { recursive: true, force: true });
    }
  }
}

/** One link, and quickly removed again. */
function linkDependencies(folder: string): void {
  for (const from of GENERATED) symlinkSync(path.resolve(from), path.join(folder, from));
}

/**
 * Copies this tree into a temporary folder, where a test may change it. The copy has the
 * dependencies and no build.
 * @param purpose a build takes no dependencies that lie outside its own folder
 * @returns the folder
 */
export function copyTree(purpose: "to build" | "to start"): string {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-copy-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    encoding: "utf8",
  });
  for (const file of files.split("\0").filter((each) => each && existsSync(each))) {
    cpSync(file, path.join(folder, file), { recursive: true });
  }
  if (purpose === "to build") copyDependencies(folder);
  else linkDependencies(folder);
  return folder;
}

/**
 * Builds a copied tree for production; one that can't be built is removed.
 * @throws Error when the build fails
 */
export function buildTree(folder: string): void {
  const built = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (built.status !== 0) {
    removeTree(folder);
    throw new Error(`The copy cannot be built:\n${built.stdout}\n${built.stderr}`.slice(-4_000));
  }
}

/** Starts the site of a copied tree. */
export const startCopy = (
  folder: string,
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<TestSite> =>
  startSite(databaseUrl, variables, ["sh", "-c", 'cd "$0" && exec "$@"', folder]);

export const removeTree = (folder: string) => rmSync(folder, { recursive: true, force: true });
