import { existsSync, readdirSync } from "node:fs";
import { type Provider, providerOf } from "../../lib/db/database-url";

/** The schema file and the migrations folder of a database, relative to the project. */
export const databaseFiles = {
  sqlite: { schema: "prisma/schema.prisma", migrations: "prisma/migrations/sqlite" },
  postgresql: {
    schema: "prisma/schema.postgresql.prisma",
    migrations: "prisma/migrations/postgresql",
  },
} satisfies Record<Provider, { schema: string; migrations: string }>;

export function databaseFilesFor(databaseUrl: string) {
  return databaseFiles[providerOf(databaseUrl)];
}

/** The names of all migrations, for the build: where it runs the folders may not be. */
export const NAMES_FILE = "prisma/migrations/names.json";

/** The names of the migrations that this version of the code has for a database, oldest first. */
export function listMigrations(provider: Provider): string[] {
  const folder = databaseFiles[provider].migrations;
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
