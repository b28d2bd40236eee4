import path from "node:path";
import { build } from "esbuild";

/** Run in the image as `node operate/NAME.mjs`. */
const programs = {
  "check-env": "scripts/check-env.ts",
  migrate: "scripts/database/migrate.ts",
  admin: "scripts/admin.ts",
  "erase-contacts": "scripts/erase-contacts.ts",
  "unused-uploads": "scripts/unused-uploads.ts",
  backup: "scripts/backup.ts",
  "restore-finish": "scripts/restore-finish.ts",
  seed: "prisma/seed.ts",
};

/** Not bundled, because they load data files or native code. */
export const externalPackages = [
  "@node-rs/argon2",
  "@prisma/schema-engine-wasm",
  "better-sqlite3",
  "isomorphic-dompurify",
];

/** Not bundled either. Next copies them into the image, because the server also uses them. */
const tracedPackages = ["jsdom", "@zxcvbn-ts/core", "@zxcvbn-ts/language-common"];

/** Bundled CommonJS packages call `require`, which ES modules lack. */
const REQUIRE = `import { createRequire as requireFrom } from "node:module";
const require = requireFrom(import.meta.url);`;

/** Bundles the operator's programs, because the image has neither tsx nor their sources. */
export async function bundleOperatorPrograms(folder) {
  await build({
    entryPoints: programs,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    chunkNames: "shared/[name]-[hash]",
    platform: "node",
    format: "esm",
    target: "node22.22",
    // Without this condition `server-only` throws.
    conditions: ["react-server"],
    external: [...externalPackages, ...tracedPackages, "pg-native"],
    banner: { js: REQUIRE },
    tsconfig: path.resolve("tsconfig.json"),
    logLevel: "warning",
  });
}
