import { readFileSync } from "node:fs";

/** What package-lock.json says of one package, as far as it is read here. */
type Entry = {
  /** Where the folder's name is not the package's own: an alias. */
  name?: string;
  version: string;
  license?: string;
  /** Reached by development dependencies alone. */
  dev?: true;
  integrity?: string;
  resolved?: string;
  optional?: true;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: true;
};

/** package-lock.json: the entry of each folder, the project's own under the empty name. */
export type LockFile = { packages: Record<string, Entry> };

/** A package that the lock file names. */
export type LockedPackage = Entry & { name: string };

/** The project's lock file. */
export const readLock = () => JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;

/** Every package of a lock file, without the project itself. */
export function packagesOf(lock: LockFile): LockedPackage[] {
  return Object.entries(lock.packages)
    .filter(([folder]) => folder !== "")
    .map(([folder, entry]) => ({ name: folder.replace(/^.*node_modules\//, ""), ...entry }));
}

/** The packages that `npm ci --omit=dev` installs, with those of every platform. */
export const productionPackagesOf = (lock: LockFile): LockedPackage[] =>
  packagesOf(lock).filter(({ dev }) => dev !== true);
