import { spawnSync } from "node:child_process";

// Generates the Prisma client of each database. `prisma generate` does not use the native
// schema engine, but looks for it: naming any existing file keeps it from downloading one.

for (const schema of ["prisma/schema.prisma", "prisma/schema.postgresql.prisma"]) {
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/prisma/build/index.js", "generate", "--schema", schema, "--no-hints"],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: "1",
        CHECKPOINT_DISABLE: "1",
      },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
