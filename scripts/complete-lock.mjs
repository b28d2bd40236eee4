import { readFileSync, writeFileSync } from "node:fs";

// npm run lock, after every change of the dependencies. A registry mirror may not carry the
// builds for platforms other than its own; npm then leaves them out of the lock file, and
// `npm ci` refuses that file everywhere. Each is named by its parent with its exact version,
// which is all that an entry needs.

const FILE = "package-lock.json";
const PLATFORM =
  /-(?<os>android|darwin|freebsd|linux|openharmony|win32)-(?<cpu>arm64|arm|x64|ia32|loong64|ppc64|riscv64|s390x)/;

const lock = JSON.parse(readFileSync(FILE, "utf8"));

/** Whether a package that is required from `parent` has an entry that Node would find. */
function isLocked(parent, name) {
  for (
    let folder = parent;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))
  ) {
    if (lock.packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`]) return true;
    if (!folder.includes("/node_modules/")) {
      return lock.packages[`node_modules/${name}`] !== undefined;
    }
  }
}

const added = [];
for (const [parent, { optionalDependencies, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
    const platform = PLATFORM.exec(name)?.groups;
    if (isLocked(parent, name) || !platform || !/^\d+\.\d+\.\d+$/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [platform.cpu],
      ...(dev && { dev }),
      optional: true,
      os: [platform.os],
    };
    added.push(`${name}@${version}`);
  }
}

if (added.length > 0) {
  const [root, ...rest] = Object.entries(lock.packages);
  rest.sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries([root, ...rest]);
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(added.length === 0 ? "The lock file is whole." : `Added ${added.join(", ")}`);
