import { existsSync, readdirSync } from "node:fs";
import { type Provider, getProvider } from "../../lib/db/database-url";

/** Paths relative to the project. */
export const databaseFiles = {
  sqlite: { schema: "prisma/schema.prisma", migrations: "prisma/migrations/sqlite" },
  postgresql: {
    schema: "prisma/schema.postgresql.prisma",
    migrations: "prisma/migrations/postgresql",
  },
} satisfies Record<Provider, { schema: string; migrations: string }>;

export const getDatabaseFiles = (databaseUrl: string) => databaseFiles[getProvider(databaseUrl)];

/** The build includes this list of migrations, because the server may run without their folders. */
export const NAMES_FILE = "prisma/migrations/names.json";

/** Returns the names of this version's migrations, oldest first. */
export function listMigrations(provider: Provider): string[] {
  const folder = databaseFiles[provider].migrations;
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
