import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { Client, DatabaseError } from "pg";
import { getProvider, getSqliteFile } from "../../lib/db/database-url";

// Instances that start together all migrate the database. Prisma's engine locks only while it applies
// migrations, so another instance could mistake a running migration for a crashed one.

/** Maximum wait for another process's migration. */
const TIMEOUT_MS = 10 * 60_000;
const POLL_MS = 100;

const WAITING = "Another process is migrating the database; waiting for it.";

/** Thrown when another process holds the lock too long, or this process loses it. */
export class MigrationLockError extends Error {
  override name = "MigrationLockError";
}

const createTimeoutError = (timeout: number, hint: string) =>
  new MigrationLockError(
    `Another process has been migrating this database for ${timeout / 1_000} s. ${hint}`,
  );

/** `lost` rejects if the lock is lost before `release` is called; it never resolves. */
type MigrationLock = { lost: Promise<never>; release: () => void | Promise<void> };

const never = new Promise<never>(() => undefined);

/** Advisory lock key; must differ from that of Prisma's engine, 72707369. */
const POSTGRESQL_KEY = 4_101_704_521;

const LOCK_NOT_AVAILABLE = "55P03";

/** Holds the lock on its own connection, which ends with the process, even after a crash. */
async function lockPostgresql(databaseUrl: string, timeout: number): Promise<MigrationLock> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  const lost = new Promise<never>((_, reject) =>
    client.on("error", ({ message }) =>
      reject(
        new MigrationLockError(`The connection that holds the migration lock failed: ${message}`),
      ),
    ),
  );
  // Avoids an unhandled rejection; withMigrationLock also awaits `lost`.
  lost.catch(() => undefined);
  await client.connect();
  try {
    const tryLockQuery = `SELECT pg_try_advisory_lock(${POSTGRESQL_KEY}) AS taken`;
    const { rows } = await client.query<{ taken: boolean }>(tryLockQuery);
    if (!rows[0]?.taken) {
      console.error(WAITING);
      await client.query(`SET statement_timeout = 0; SET lock_timeout = ${timeout}`);
      await client.query(`SELECT pg_advisory_lock(${POSTGRESQL_KEY})`);
    }
    return { lost, release: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw createTimeoutError(timeout, "pg_locks shows which process holds the advisory lock.");
  }
}

/**
 * Locks an empty SQLite file beside the database, because the engine needs the database for itself.
 * The operating system releases the lock when the process ends; the file stays.
 */
async function lockSqlite(databaseUrl: string, timeout: number): Promise<MigrationLock> {
  const file = `${getSqliteFile(databaseUrl)}-migration-lock`;
  const db = new Database(file, { timeout: 0 });
  const deadline = Date.now() + timeout;
  for (let tries = 0; ; tries += 1) {
    try {
      db.exec("BEGIN EXCLUSIVE");
      return { lost: never, release: () => void db.close() };
    } catch (error) {
      const isBusy = (error as { code?: string }).code?.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > deadline) db.close();
      if (!isBusy) throw error;
      if (Date.now() > deadline) throw createTimeoutError(timeout, `It has ${file} open.`);
    }
    if (tries === 0) console.error(WAITING);
    await sleep(POLL_MS);
  }
}

/**
 * Runs `work` in one process at a time; other processes wait at most `timeout` milliseconds. A
 * connection pooler in front of PostgreSQL must use session mode.
 * @throws MigrationLockError after that time, or when the lock's connection fails during `work`
 */
export async function withMigrationLock<T>(
  databaseUrl: string,
  work: () => Promise<T>,
  timeout = TIMEOUT_MS,
): Promise<T> {
  const lock = getProvider(databaseUrl) === "sqlite" ? lockSqlite : lockPostgresql;
  const { lost, release } = await lock(databaseUrl, timeout);
  try {
    return await Promise.race([work(), lost]);
  } finally {
    await release();
  }
}
