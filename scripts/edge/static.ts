import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

// The static files of a build, put beside those of the builds before it, where nginx finds them: a
// tab that was opened before an upgrade goes on asking for the old ones.

/** Fonts are compressed as they are. */
const COMPRESSED = /\.(js|css|json|svg|txt)$/;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long files of earlier builds stay, in days: no tab is expected to be open for longer. */
export const KEPT_DAYS = 30;

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Never seen half written: nginx may be asked for it just now. */
function writeWhole(file: string, bytes: Buffer): void {
  const partial = `${file}.partial-${process.pid}`;
  writeFileSync(partial, bytes, { mode: 0o644 });
  renameSync(partial, file);
}

/** Beside the files: which of them the build has that was collected last. */
const LAST_BUILD = "last-build.json";

/** Until now the build before was in use: its files stay as long as if it had been collected today. */
function markLastBuild(folder: string, target: string, moment: number): void {
  const list = path.join(folder, LAST_BUILD);
  if (!existsSync(list)) return;
  for (const name of JSON.parse(readFileSync(list, "utf8")) as string[]) {
    for (const form of [name, `${name}.gz`]) {
      const file = path.join(target, form);
      if (existsSync(file)) utimesSync(file, moment, moment);
    }
  }
}

/**
 * Copies a build's static files into a folder, each also with gzip, and removes those of builds that
 * another took the place of more than `KEPT_DAYS` ago. To be run before the first instance of the
 * build starts; again it does no harm.
 * @param build the build's folder, `.next`
 * @param folder what nginx has as EDGE_STATIC_FOLDER
 * @returns how many files the build has, and how many old ones were removed
 */
export function collectStatic(build: string, folder: string, now = Date.now()) {
  const source = path.join(build, "static");
  const target = path.join(folder, "_next/static");
  const files = filesBelow(source);
  const moment = now / 1_000;
  markLastBuild(folder, target, moment);
  for (const file of files) {
    const place = path.join(target, path.relative(source, file));
    mkdirSync(path.dirname(place), { recursive: true, mode: 0o755 });
    const bytes = readFileSync(file);
    const forms: [string, Buffer][] = [[place, bytes]];
    if (COMPRESSED.test(file)) forms.push([`${place}.gz`, gzipSync(bytes, { level: 9 })]);
    for (const [name, content] of forms) {
      writeWhole(name, content);
      // When a build last had it.
      utimesSync(name, moment, moment);
    }
  }
  const names = files.map((file) => path.relative(source, file));
  writeWhole(path.join(folder, LAST_BUILD), Buffer.from(JSON.stringify(names)));
  const old = filesBelow(target).filter(
    (file) => now - statSync(file).mtimeMs > KEPT_DAYS * DAY_MS,
  );
  for (const file of old) rmSync(file);
  return { files: files.length, removed: old.length };
}
