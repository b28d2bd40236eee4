import "server-only";
import { access, constants, mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { getEnv } from "@/lib/core/env";
import { getIncomingFolder } from "./disk-store";

// Far longer than writing an upload takes.
const ABANDONED_MS = 60 * 60_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

// Runs before this process's first upload, so a folder with its process id is from an earlier process.
const isFromDeadProcess = (name: string) => {
  const [host, pid] = name.split("~");
  return host === hostname() && (Number(pid) === process.pid || !isRunning(Number(pid)));
};

async function isAbandoned(folder: string): Promise<boolean> {
  if (isFromDeadProcess(path.basename(folder))) return true;
  // A missing folder is not abandoned: another instance has just finished its upload.
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
  return Date.now() - mtimeMs > ABANDONED_MS;
}

/** Creates the uploads folder and removes interrupted uploads. Returns false if the folder is not writable. */
export async function prepareUploadsFolder(): Promise<boolean> {
  const root = getEnv().UPLOADS_DIR;
  const incoming = getIncomingFolder(root);
  try {
    await mkdir(incoming, { recursive: true });
    for (const name of await readdir(incoming)) {
      const folder = path.join(incoming, name);
      if (await isAbandoned(folder)) await rm(folder, { recursive: true, force: true });
    }
    await access(incoming, constants.W_OK);
    await access(root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
