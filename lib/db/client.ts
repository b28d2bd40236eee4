import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient as PostgresqlClient } from "@/prisma/generated/postgresql/client";
import { PrismaClient as SqliteClient } from "@/prisma/generated/sqlite/client";
import { getProvider, getSqliteFile } from "./database-url";
import { getEnv } from "@/lib/core/env";
import { sqliteAdapter } from "./sqlite-adapter";
import { singleton } from "@/lib/core/singleton.mjs";

/** Types both clients, because the models are the same in both databases. */
export type Db = SqliteClient;

export type DbTransaction = Parameters<Parameters<Db["$transaction"]>[0]>[0];

const CONNECT_MS = 5_000;
const QUERY_MS = 15_000;

/** Creates a client. Scripts must disconnect it after use. */
export function createClient(databaseUrl: string): Db {
  // In a burst of leads, a request waits at most this long for its transaction, then gets a 503.
  const transactionOptions = { maxWait: CONNECT_MS };
  return getProvider(databaseUrl) === "sqlite"
    ? new SqliteClient({ adapter: sqliteAdapter(getSqliteFile(databaseUrl)), transactionOptions })
    : (new PostgresqlClient({
        transactionOptions,
        adapter: new PrismaPg({
          connectionString: databaseUrl,
          connectionTimeoutMillis: CONNECT_MS,
          query_timeout: QUERY_MS,
        }),
      }) as unknown as Db);
}

/** Returns the client of this process. Creates it on first use, because a build has no database. */
export function getDb(): Db {
  return singleton("database", () => createClient(getEnv().DATABASE_URL));
}
