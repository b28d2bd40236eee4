import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { Client, DatabaseError } from "pg";
import { providerOf, sqliteFile } from "../../lib/db/database-url";

// Instances that start together all bring the database up to date. The engine's own lock covers
// the applying alone: what one has begun would look to another like what a crash has left.

/** A process waits this long, in milliseconds, for another that migrates. */
const PATIENCE_MS = 10 * 60_000;
const POLL_MS = 100;

const WAITING = "Another process is bringing the database up to date; waiting for it.";

/** Thrown when another process keeps the lock for too long, or this one has lost it. */
export class MigrationLockError extends Error {
  override name = "MigrationLockError";
}

const outOfPatience = (patience: number, whom: string) =>
  new MigrationLockError(
    `Another process has been migrating this database for ${patience / 1_000} s. ${whom}`,
  );

type HeldLock = {
  /** Rejects when the lock is lost before it is let go. */
  lost: Promise<never>;
  release: () => void | Promise<void>;
};

const never = new Promise<never>(() => undefined);

/** The name of this lock among PostgreSQL's: a number that is not the engine's own, 72707369. */
const POSTGRESQL_KEY = 4_101_704_521;

const LOCK_NOT_AVAILABLE = "55P03";

/** Held by a connection of its own: it ends with the process, however that ends. */
async function lockPostgresql(databaseUrl: string, patience: number): Promise<HeldLock> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  const lost = new Promise<never>((_, reject) =>
    client.on("error", ({ message }) =>
      reject(new MigrationLockError(`The connection that kept others from migrating: ${message}`)),
    ),
  );
  // Whoever waits for the work learns of it there.
  lost.catch(() => undefined);
  await client.connect();
  try {
    const tried = `SELECT pg_try_advisory_lock(${POSTGRESQL_KEY}) AS taken`;
    const { rows } = await client.query<{ taken: boolean }>(tried);
    if (!rows[0]?.taken) {
      console.error(WAITING);
      await client.query(`SET statement_timeout = 0; SET lock_timeout = ${patience}`);
      await client.query(`SELECT pg_advisory_lock(${POSTGRESQL_KEY})`);
    }
    return { lost, release: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw outOfPatience(patience, "pg_locks tells which one holds the advisory lock.");
  }
}

/**
 * Held on an empty SQLite file beside the database, which stays: the engine needs the database for
 * itself, and the operating system lets go of the lock however the process ends.
 */
async function lockSqlite(databaseUrl: string, patience: number): Promise<HeldLock> {
  const file = `${sqliteFile(databaseUrl)}-migration-lock`;
  const db = new Database(file, { timeout: 0 });
  const deadline = Date.now() + patience;
  for (let tries = 0; ; tries += 1) {
    try {
      db.exec("BEGIN EXCLUSIVE");
      return { lost: never, release: () => void db.close() };
    } catch (error) {
      const isBusy = (error as { code?: string }).code?.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > deadline) db.close();
      if (!isBusy) throw error;
      if (Date.now() > deadline) throw outOfPatience(patience, `It has ${file} open.`);
    }
    if (tries === 0) console.error(WAITING);
    await sleep(POLL_MS);
  }
}

/**
 * Does what only one process may do to a database at a time; the others wait for their turn, at
 * most `patience` milliseconds. PostgreSQL has to be reached directly, or by a pool that keeps a
 * session to one client.
 * @throws MigrationLockError when the turn does not come, or its connection is lost before the end.
 */
export async function withMigrationLock<T>(
  databaseUrl: string,
  work: () => Promise<T>,
  patience = PATIENCE_MS,
): Promise<T> {
  const lock = providerOf(databaseUrl) === "sqlite" ? lockSqlite : lockPostgresql;
  const { lost, release } = await lock(databaseUrl, patience);
  try {
    return await Promise.race([work(), lost]);
  } finally {
    await release();
  }
}
