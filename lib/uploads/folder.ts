import "server-only";
import { access, constants, mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { getEnv } from "@/lib/core/env";
import { incomingFolder } from "./disk-store";

/** No upload takes as long as this to be written, in milliseconds. */
const ABANDONED_MS = 60 * 60_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There, and somebody else's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** At the start nothing is this process's own: who had its number before is dead. */
const isOfDeadProcess = (name: string) => {
  const [host, pid] = name.split("~");
  return host === hostname() && (Number(pid) === process.pid || !isRunning(Number(pid)));
};

async function isAbandoned(folder: string): Promise<boolean> {
  if (isOfDeadProcess(path.basename(folder))) return true;
  // Another instance may finish meanwhile: then it is no longer there.
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
  return Date.now() - mtimeMs > ABANDONED_MS;
}

/**
 * Makes the folder for uploads where there is none, and removes what was left behind by a process
 * that was killed while it wrote. Called once, before the first request. Never stops a start: whether
 * the folder can be written to is what it returns.
 */
export async function prepareUploadsFolder(): Promise<boolean> {
  const root = getEnv().UPLOADS_DIR;
  const incoming = incomingFolder(root);
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
