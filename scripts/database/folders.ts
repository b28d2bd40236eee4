import { type Provider, providerOf } from "../../lib/database-url";

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
