import "../load-env";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { createClient } from "../../lib/db/client";
import { getProvider, getSqliteFile } from "../../lib/db/database-url";
import { refoldSearchTexts } from "../../lib/server/refold-search-texts";
import { applyMigrations } from "./engine";
import { MigrationLockError } from "./migration-lock";

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  console.error("DATABASE_URL is missing. Example: DATABASE_URL=file:./data/arthora.db");
  process.exit(1);
}

if (getProvider(databaseUrl) === "sqlite") {
  // Makes new files readable only by their owner, because the database holds leads.
  process.umask(0o077);
  mkdirSync(path.dirname(getSqliteFile(databaseUrl)), { recursive: true });
}
const applied = await applyMigrations(databaseUrl).catch((error: unknown) => {
  if (!(error instanceof MigrationLockError)) throw error;
  console.error(error.message);
  process.exit(1);
});
console.log(
  applied.length === 0
    ? "The database is up to date."
    : `Migrations applied: ${applied.length} (${applied.join(", ")}).`,
);
const db = createClient(databaseUrl);
const rewritten = await refoldSearchTexts(db);
await db.$disconnect();
if (rewritten > 0) console.log(`Search texts rewritten: ${rewritten}.`);
process.exit(0);
