import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Links the static files into one folder and adds brotli and gzip versions of
// texts and icons (lib/cache/static-files.ts).

const FOLDER = ".next/files";
const targetFolders = { public: FOLDER, ".next/static": path.join(FOLDER, "_next/static") };
const COMPRESSIBLE = /\.(css|js|svg|txt|json|ico)$/;
const MIN_BYTES = 1_024;

function compress(file, target) {
  const bytes = fs.readFileSync(file);
  if (bytes.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  fs.writeFileSync(`${target}.br`, brotliCompressSync(bytes, { params }));
  fs.writeFileSync(`${target}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** Links a file, or copies it if the system does not support symbolic links. */
function link(file, target) {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  try {
    fs.symlinkSync(path.relative(path.dirname(target), file), target);
  } catch {
    fs.copyFileSync(file, target);
  }
}

fs.rmSync(FOLDER, { recursive: true, force: true });
for (const [folder, targetFolder] of Object.entries(targetFolders)) {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of names) {
    const [file, target] = [path.join(folder, name), path.join(targetFolder, name)];
    if (!fs.statSync(file).isFile()) continue;
    link(file, target);
    if (COMPRESSIBLE.test(name)) compress(file, target);
  }
}
