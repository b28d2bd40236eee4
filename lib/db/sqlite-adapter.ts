import { type Stats, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import { Mutex } from "async-mutex";

/** How long a statement waits for a lock of another process, and how often it tries, in milliseconds. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 20;

/** What SQLite must answer before the connection is used (the numbers are SQLite's own). */
const pragmas = [
  // SQLite waits by blocking the whole process. `patiently` waits instead.
  { name: "busy_timeout", set: "0", reads: 0 },
  { name: "journal_mode", set: "WAL", reads: "wal" },
  // FULL: a commit is on the disk before it is acknowledged, also in WAL mode.
  { name: "synchronous", set: "FULL", reads: 2 },
  // What is deleted is overwritten with zeros: SQLite leaves it in the file otherwise.
  { name: "secure_delete", set: "ON", reads: 1 },
  { name: "foreign_keys", set: "ON", reads: 1 },
] as const;

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

async function applyPragmas(adapter: SqlDriverAdapter) {
  for (const { name, set, reads } of pragmas) {
    await patiently(() => adapter.executeScript(`PRAGMA ${name} = ${set}`));
    const { rows } = await patiently(() => adapter.queryRaw(statement(`PRAGMA ${name}`)));
    const value = rows[0]?.[0];
    if (value !== reads) throw new Error(`SQLite answers ${name}=${String(value)}, not ${set}`);
  }
}

/** Returns whether another process holds the lock. The statement has changed nothing. */
const isBusy = (error: unknown) =>
  error instanceof DriverAdapterError && error.cause.originalCode?.startsWith("SQLITE_BUSY");

/** Tries until no other process holds the lock. @throws the last error when the patience ends. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await pause(RETRY_MS);
  }
}

/** SQLite checks this only with a rollback journal. With WAL it writes on into the unlinked file. */
const MOVED = {
  kind: "sqlite",
  extendedCode: 1032,
  message: "The database file was moved, deleted or replaced. Put it back, or restart the site.",
} as const;

const readFileId = (file: string): Pick<Stats, "dev" | "ino"> | undefined =>
  statSync(file, { throwIfNoEntry: false });

/** Returns a function that throws when the path no longer names the file that it names now. */
function watchFile(file: string): () => void {
  const opened = readFileId(file);
  return () => {
    const current = readFileId(file);
    if (current?.ino === opened?.ino && current?.dev === opened?.dev) return;
    throw new DriverAdapterError({ ...MOVED, originalCode: "SQLITE_READONLY_DBMOVED" });
  };
}

/**
 * One connection, one turn at a time. Prisma's adapter runs a query that belongs to no
 * transaction on the same connection as an open transaction, and so inside it: its write
 * would be acknowledged and then lost with the other's rollback. Here it waits its turn.
 * A turn ends when another process holds the lock, so that reads go on.
 */
function takingTurns(inner: SqlDriverAdapter, requireFile: () => void): SqlDriverAdapter {
  const turn = new Mutex();
  const inTurn = <T>(run: () => Promise<T>) =>
    patiently(() =>
      turn.runExclusive(() => {
        requireFile();
        return run();
      }),
    );
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    queryRaw: (query: SqlQuery) => inTurn(() => inner.queryRaw(query)),
    executeRaw: (query: SqlQuery) => inTurn(() => inner.executeRaw(query)),
    executeScript: (script: string) => inTurn(() => inner.executeScript(script)),
    getConnectionInfo: () => inner.getConnectionInfo?.() ?? { supportsRelationJoins: false },
    dispose: () => inner.dispose(),
    startTransaction: (isolationLevel) =>
      patiently(async () => {
        const release = await turn.acquire();
        try {
          requireFile();
          const transaction = await inner.startTransaction(isolationLevel);
          await lockForWriting(transaction);
          return endingTurn(transaction, release);
        } catch (error) {
          release();
          throw error;
        }
      }),
  };
}

/** Takes the lock at the start, so that no later statement of the transaction finds it taken. */
async function lockForWriting(transaction: Transaction): Promise<void> {
  try {
    await transaction.executeRaw(statement("ROLLBACK"));
    await transaction.executeRaw(statement("BEGIN IMMEDIATE"));
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

function endingTurn(inner: Transaction, release: () => void): Transaction {
  return Object.assign(Object.create(inner) as Transaction, {
    queryRaw: (query: SqlQuery) => inner.queryRaw(query),
    executeRaw: (query: SqlQuery) => inner.executeRaw(query),
    commit: () => inner.commit().finally(release),
    rollback: () => inner.rollback().finally(release),
  });
}

/**
 * The adapter for a SQLite file: WAL, every commit synced, what is deleted overwritten, foreign keys
 * kept, all read back from the connection before the first query.
 * @throws when the file cannot be opened or a setting does not take.
 */
export function sqliteAdapter(file: string): SqlDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url: file, timeout: 0 });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = await factory.connect();
      const requireFile = watchFile(file);
      await applyPragmas(adapter);
      return takingTurns(adapter, requireFile);
    },
  };
}
