import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { BackupError } from "./backup-error";
import { inPrivateFolder } from "./private-folder";

/** Waits until a file's content, or a folder's list of names, is on the disk. */
export function syncToDisk(fileOrFolder: string): void {
  const opened = openSync(fileOrFolder, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

const alreadyThere = (file: string) =>
  new BackupError(`${file} already exists and was not changed. Name another file.`);

/** Gives a file its name in one step, unless the name is taken. */
function place(partial: string, file: string) {
  try {
    // A link, since renaming would replace what is there.
    linkSync(partial, file);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" || existsSync(file)) throw alreadyThere(file);
    // A file system without links (exFAT, some network shares).
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(code)) throw error;
    renameSync(partial, file);
  }
}

/**
 * Makes a file, readable by this user alone, that is there whole and on the disk or not at all.
 * `write` gets the name to write under; what it returns is returned.
 * @throws BackupError when the file is there already or its folder is not.
 */
export async function writeNewFile<T>(
  file: string,
  write: (partial: string) => Promise<T>,
): Promise<T> {
  const folder = path.dirname(file);
  if (existsSync(file)) throw alreadyThere(file);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new BackupError(`There is no folder ${folder}.`);
  }
  return inPrivateFolder(file, async (privateFolder) => {
    const partial = path.join(privateFolder, "partial");
    const result = await write(partial);
    chmodSync(partial, 0o600);
    syncToDisk(partial);
    place(partial, file);
    syncToDisk(folder);
    return result;
  });
}
