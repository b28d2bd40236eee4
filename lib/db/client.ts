import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient as PostgresqlClient } from "@/prisma/generated/postgresql/client";
import { PrismaClient as SqliteClient } from "@/prisma/generated/sqlite/client";
import { providerOf, sqliteFile } from "./database-url";
import { getEnv } from "@/lib/core/env";
import { sqliteAdapter } from "./sqlite-adapter";
import { singleton } from "@/lib/core/singleton.mjs";

/** The models are the same in both databases, so one client's types serve for both. */
export type Db = SqliteClient;

/** Inside a transaction: what a query function takes when it may be part of a larger write. */
export type DbTransaction = Parameters<Parameters<Db["$transaction"]>[0]>[0];

/** The longest that PostgreSQL may take to let us in, and to answer: one that hangs is away. */
const CONNECT_MS = 5_000;
const QUERY_MS = 15_000;

/** A client of its own for a command that knows the database alone. Disconnect it after use. */
export function createClient(databaseUrl: string): Db {
  // In a burst of messages each waits for its turn this long before it is told to come again.
  const transactionOptions = { maxWait: CONNECT_MS };
  return providerOf(databaseUrl) === "sqlite"
    ? new SqliteClient({ adapter: sqliteAdapter(sqliteFile(databaseUrl)), transactionOptions })
    : (new PostgresqlClient({
        transactionOptions,
        adapter: new PrismaPg({
          connectionString: databaseUrl,
          connectionTimeoutMillis: CONNECT_MS,
          query_timeout: QUERY_MS,
        }),
      }) as unknown as Db);
}

/** The client of this process, made at the first use: a build needs no database. */
export function getDb(): Db {
  return singleton("database", () => createClient(getEnv().DATABASE_URL));
}
