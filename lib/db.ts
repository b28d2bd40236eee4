import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient as PostgresqlClient } from "@/prisma/generated/postgresql/client";
import { PrismaClient as SqliteClient } from "@/prisma/generated/sqlite/client";
import { providerOf, sqliteFile } from "./database-url";
import { getEnv } from "./env";
import { sqliteAdapter } from "./sqlite-adapter";

/** The models are the same in both databases, so one client's types serve for both. */
export type Db = SqliteClient;

/** Inside a transaction: what a query function takes when it may be part of a larger write. */
export type DbTransaction = Parameters<Parameters<Db["$transaction"]>[0]>[0];

function createClient(databaseUrl: string): Db {
  return providerOf(databaseUrl) === "sqlite"
    ? new SqliteClient({ adapter: sqliteAdapter(sqliteFile(databaseUrl)) })
    : (new PostgresqlClient({
        adapter: new PrismaPg({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 }),
      }) as unknown as Db);
}

const kept = globalThis as { arthoraDb?: Db };

/** The client of this process, made at the first use: a build needs no database. */
export function getDb(): Db {
  kept.arthoraDb ??= createClient(getEnv().DATABASE_URL);
  return kept.arthoraDb;
}
