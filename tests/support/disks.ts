import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const isRoot = process.getuid?.() === 0;

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

export function createSmallDisk() {
  if (!isRoot) return fillSharedMemory();
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-disk-"));
  try {
    const mount = ["-t", "tmpfs", "-o", "size=6m", "tmpfs", folder];
    execFileSync("mount", mount, { stdio: "ignore" });
  } catch {
    remove(folder);
    return fillSharedMemory();
  }
  return {
    folder,
    grow: () => void execFileSync("mount", ["-o", "remount,size=64m", folder]),
    remove: () => {
      execFileSync("umount", ["-l", folder]);
      remove(folder);
    },
  };
}

/** Fills /dev/shm except for 6 MB. Used where mounting is not allowed. */
function fillSharedMemory() {
  const folder = mkdtempSync("/dev/shm/arthora-disk-");
  const ballast = path.join(folder, "ballast");
  const { bavail, bsize } = statfsSync(folder);
  execFileSync("fallocate", ["-l", String(bavail * bsize - 6 * 1024 * 1024), ballast]);
  return { folder, grow: () => writeFileSync(ballast, ""), remove: () => remove(folder) };
}

/** Prevents writes to a folder: makes it read-only or, for root, returns a prefix that runs commands as another user. */
export function removeWriteAccess(folder: string) {
  if (isRoot) {
    const commandPrefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
    return { commandPrefix, undo: () => undefined };
  }
  const { mode } = statSync(folder);
  chmodSync(folder, 0o555);
  return { commandPrefix: [], undo: () => chmodSync(folder, mode) };
}
