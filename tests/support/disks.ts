import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const isRoot = process.getuid?.() === 0;

/** A folder on which little has room. */
export type SmallDisk = { folder: string; grow: () => void; remove: () => void };

const SIZE = "6m";

function mounted(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * A file system of a few megabytes. Who may not mount one gets a folder on the machine's memory
 * disk, which is filled up but for as much.
 */
export function createSmallDisk(): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-disk-"));
  if (isRoot && mounted(folder)) {
    return {
      folder,
      grow: () => void execFileSync("mount", ["-o", "remount,size=64m", folder]),
      remove: () => {
        execFileSync("umount", ["-l", folder]);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  rmSync(folder, { recursive: true });
  return fillMemoryDisk();
}

function fillMemoryDisk(): SmallDisk {
  const folder = mkdtempSync("/dev/shm/arthora-disk-");
  const ballast = path.join(folder, "ballast");
  const [, , , free = "0"] = execFileSync("df", ["-B1", "--output=target,size,used,avail", folder])
    .toString()
    .trim()
    .split("\n")
    .at(-1)!
    .split(/\s+/);
  execFileSync("fallocate", ["-l", String(Number(free) - 6 * 1024 * 1024), ballast]);
  return {
    folder,
    grow: () => writeFileSync(ballast, ""),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * How to start a program that may not write to a folder, though it may to another. Root may write
 * everywhere, and so runs it as nobody.
 */
export function withoutWriteAccess(folder: string, writable: string) {
  if (isRoot) {
    const nobody = "65534";
    execFileSync("chown", ["-R", `${nobody}:${nobody}`, writable]);
    return {
      before: ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"],
      undo: () => undefined,
    };
  }
  const { mode } = statSync(folder);
  chmodSync(folder, 0o555);
  return { before: [], undo: () => chmodSync(folder, mode) };
}
