import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

/** Its own steps, as its own quickstart does them. */
const stepsOf = (names: string[]) => `
  const steps = await import("./scripts/setup/steps.mjs");
  for (const name of ${JSON.stringify(names)}) steps[name]();
`;

/** Linked where both folders are on one disk: nobody writes into either. */
function copyDependencies(folder: string): void {
  for (const how of ["-al", "-a"]) {
    if (spawnSync("cp", [how, "node_modules", folder]).status === 0) return;
    spawnSync("rm", ["-rf", path.join(folder, "node_modules")]);
  }
}

/**
 * Checks a commit out into a folder of its own and builds it there, with this folder's dependencies
 * if its lock file is the same.
 * @throws Error when it can't be built
 */
export function buildPrevious(ref: string): { folder: string; commit: string } {
  const commit = git("rev-parse", "--short", `${ref}^{commit}`);
  const folder = mkdtempSync(path.join(tmpdir(), `arthora-${commit}-`));
  const files = execFileSync("git", ["archive", "--format=tar", commit], { maxBuffer: 1 << 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: files });
  const lockOf = (from: string) => readFileSync(path.join(from, "package-lock.json"), "utf8");
  const isSame = lockOf(folder) === lockOf(".");
  if (isSame) copyDependencies(folder);
  const steps = [...(isSame ? [] : ["ensureDependencies"]), "ensureClients", "ensureBuild"];
  const built = spawnSync(process.execPath, ["--input-type=module", "-e", stepsOf(steps)], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (built.status !== 0)
    throw new Error(`${commit} cannot be built:\n${built.stderr.slice(-4_000)}`);
  return { folder, commit };
}
