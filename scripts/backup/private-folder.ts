import { mkdtempSync, rmSync } from "node:fs";
import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Does a piece of work in a new folder beside a file, which only this user can read. The folder
 * goes when the work ends, fails or is interrupted; one whose process was killed stays behind as
 * `FILE.partial-…`.
 */
export async function inPrivateFolder<T>(
  beside: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  let folder: string | undefined;
  const remove = () => {
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
  const end = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  // Before the folder is there: a signal that comes in between would leave it behind.
  process.once("exit", remove);
  for (const signal of signals) process.once(signal, end);
  try {
    folder = mkdtempSync(`${beside}.partial-`);
    return await work(folder);
  } finally {
    for (const signal of signals) process.off(signal, end);
    process.off("exit", remove);
    remove();
  }
}
