import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { derivePostgresqlSchema } from "./derive-schema";
import { diffModels } from "./engine";
import { databaseFiles, listMigrations, NAMES_FILE } from "./folders";

// npm run db:new-migration -- NAME
// Writes, for both databases, the migration from the models as committed to the models
// as they are now, and the PostgreSQL schema that follows from them. Edit schema.prisma, run
// this, then commit all of it together. Any reachable
// PostgreSQL will do for TEST_POSTGRES_URL: nothing is written to it.

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Usage: npm run db:new-migration -- add_something");
  process.exit(1);
}

function committedSchema(): string | null {
  try {
    return execFileSync("git", ["show", `HEAD:${databaseFiles.sqlite.schema}`], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
}

const databaseUrls = {
  sqlite: "file::memory:",
  postgresql: process.env.TEST_POSTGRES_URL ?? "postgresql://postgres@127.0.0.1:5432/postgres",
};
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const before = committedSchema();
const after = readFileSync(databaseFiles.sqlite.schema, "utf8");

writeFileSync(databaseFiles.postgresql.schema, derivePostgresqlSchema(after));

for (const provider of ["sqlite", "postgresql"] as const) {
  const inThisDatabase = (schema: string) =>
    provider === "sqlite" ? schema : derivePostgresqlSchema(schema);
  const sql = await diffModels(
    databaseUrls[provider],
    before === null ? null : inThisDatabase(before),
    inThisDatabase(after),
  );
  if (sql === "") {
    console.log(`${provider}: the models have not changed.`);
    continue;
  }
  const { migrations } = databaseFiles[provider];
  const folder = path.join(migrations, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "migration.sql"), sql);
  writeFileSync(
    path.join(migrations, "migration_lock.toml"),
    `# Names the database that these migrations are for.\nprovider = "${provider}"\n`,
  );
  console.log(`${provider}: wrote ${folder}/migration.sql`);
}
const names = { sqlite: listMigrations("sqlite"), postgresql: listMigrations("postgresql") };
writeFileSync(NAMES_FILE, `${JSON.stringify(names, null, 2)}\n`);
process.exit(0);
