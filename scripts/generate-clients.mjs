import { spawnSync } from "node:child_process";

// `prisma generate` never runs the native schema engine, but downloads it unless PRISMA_SCHEMA_ENGINE_BINARY is the
// path of an existing file.

for (const schema of ["prisma/schema.prisma", "prisma/schema.postgresql.prisma"]) {
  const command = ["node_modules/prisma/build/index.js", "generate", "--no-hints"];
  const { status } = spawnSync(process.execPath, [...command, "--schema", schema], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}
