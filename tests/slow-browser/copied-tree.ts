import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSite, type TestSite } from "../../tools/site/site";
import { copyWorkingTree } from "../support/working-tree";

const IGNORED_BY_GIT = ["prisma/generated", "node_modules"];

const COPY = 'cp -al "$0" "$1" || { rm -rf "$1"; cp -a "$0" "$1"; }';

/**
 * Creates a temporary folder with the working tree and its dependencies, but without a build.
 * @param purpose "to build" hard-links or copies the dependencies; "to start" creates symbolic links to them
 */
export function copyTree(purpose: "to build" | "to start"): string {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-copy-"));
  copyWorkingTree(folder);
  for (const from of IGNORED_BY_GIT) {
    const to = path.join(folder, from);
    if (purpose === "to build") execFileSync("sh", ["-c", COPY, from, to], { stdio: "ignore" });
    else symlinkSync(path.resolve(from), to);
  }
  return folder;
}

/** Builds a copied tree. If the build fails, removes the tree and throws. */
export function buildTree(folder: string): void {
  const built = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (built.status !== 0) {
    removeTree(folder);
    throw new Error(
      `The build of the copy failed:\n${built.stdout}\n${built.stderr}`.slice(-4_000),
    );
  }
}

export const startCopy = (
  folder: string,
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<TestSite> =>
  startSite(databaseUrl, variables, ["sh", "-c", 'cd "$0" && exec "$@"', folder]);

export const removeTree = (folder: string) => rmSync(folder, { recursive: true, force: true });
