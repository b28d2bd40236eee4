import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { derivePostgresqlSchema } from "./derive-schema";
import { diffModels } from "./engine";
import { databaseFiles, listMigrations, NAMES_FILE } from "./folders";

// npm run db:new-migration -- NAME
// Run it after editing schema.prisma. Writes the PostgreSQL schema and, for each database, a migration from
// the committed models. TEST_POSTGRES_URL may be any PostgreSQL, because the script does not write to it.

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Usage: npm run db:new-migration -- add_something");
  process.exit(1);
}

const databaseUrls = {
  sqlite: "file::memory:",
  postgresql: process.env.TEST_POSTGRES_URL ?? "postgresql://postgres@127.0.0.1:5432/postgres",
};
const timestamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const gitArgs = ["show", `HEAD:${databaseFiles.sqlite.schema}`];
const committedSchema = execFileSync("git", gitArgs, { encoding: "utf8" });
const editedSchema = readFileSync(databaseFiles.sqlite.schema, "utf8");

writeFileSync(databaseFiles.postgresql.schema, derivePostgresqlSchema(editedSchema));

for (const provider of ["sqlite", "postgresql"] as const) {
  const convertSchema = (schema: string) =>
    provider === "sqlite" ? schema : derivePostgresqlSchema(schema);
  const sql = await diffModels(
    databaseUrls[provider],
    convertSchema(committedSchema),
    convertSchema(editedSchema),
  );
  if (sql === "") {
    console.log(`${provider}: the models have not changed.`);
    continue;
  }
  const { migrations } = databaseFiles[provider];
  const folder = path.join(migrations, `${timestamp}_${name}`);
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
