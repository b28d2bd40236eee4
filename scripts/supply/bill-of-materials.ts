import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { npm } from "../setup/steps.mjs";
import { type LockFile, readLock } from "./locked";

/** package.json and package-lock.json as they would be without development dependencies. */
function productionProject() {
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as { name: string };
  const { packages, ...lock } = readLock();
  const kept = Object.entries(packages).filter(([, { dev }]) => dev !== true);
  // Only the project itself has any; what is undefined is not in JSON.
  const entries = kept.map(([folder, entry]) => [folder, { ...entry, devDependencies: undefined }]);
  return {
    manifest: { ...manifest, devDependencies: undefined },
    lock: { ...lock, packages: Object.fromEntries(entries) as LockFile["packages"] },
  };
}

/**
 * The production dependencies as a CycloneDX document (JSON), from the lock file alone: with the
 * packages of every platform, whatever is installed here.
 *
 * npm makes it, but of a project without development dependencies: `npm sbom --omit dev` leaves out
 * what development needs too, even where production needs it (npm/cli#7909).
 */
export function productionSbom(): string {
  const { manifest, lock } = productionProject();
  const parent = mkdtempSync(path.join(tmpdir(), "arthora-sbom-"));
  // npm names the project after its folder.
  const folder = path.join(parent, manifest.name);
  try {
    mkdirSync(folder);
    writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));
    writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify(lock));
    return execFileSync(
      npm,
      ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"],
      { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "pipe"] },
    );
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
