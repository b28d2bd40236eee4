import path from "node:path";
import { build } from "esbuild";

/** What an operator runs in the image, as `node operate/NAME.mjs`, and what it is made from. */
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

/** Stay packages: they load files of their own, compiled ones among them. */
export const keptPackages = [
  "@node-rs/argon2",
  "@prisma/schema-engine-wasm",
  "better-sqlite3",
  "isomorphic-dompurify",
];

/** Are in the image because Next traces them for the server. */
const tracedPackages = ["jsdom", "@zxcvbn-ts/core", "@zxcvbn-ts/language-common"];

/** Packages that came as CommonJS call `require`, which a module does not have. */
const REQUIRE = `import { createRequire as requireFrom } from "node:module";
const require = requireFrom(import.meta.url);`;

/**
 * Bundles the operator's programs into a folder: the image has neither tsx nor their sources, and of
 * the packages only what the server needs. What they share is in files of its own.
 */
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
    // As tsx runs them: `server-only` throws without it.
    conditions: ["react-server"],
    external: [...keptPackages, ...tracedPackages, "pg-native"],
    banner: { js: REQUIRE },
    tsconfig: path.resolve("tsconfig.json"),
    logLevel: "warning",
  });
}
