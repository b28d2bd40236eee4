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

const TIMEOUT_MS = 5_000;
const RETRY_MS = 20;

// `expected` is the value that SQLite must report after a setting is applied.
const pragmas = [
  // SQLite would block the whole process while it waits for a lock. `retryWhileBusy` waits instead.
  { name: "busy_timeout", set: "0", expected: 0 },
  { name: "journal_mode", set: "WAL", expected: "wal" },
  // FULL writes a commit to the disk before acknowledging it, in WAL mode too.
  { name: "synchronous", set: "FULL", expected: 2 },
  // Otherwise SQLite leaves deleted rows in the file.
  { name: "secure_delete", set: "ON", expected: 1 },
  { name: "foreign_keys", set: "ON", expected: 1 },
] as const;

const toStatement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

async function applyPragmas(adapter: SqlDriverAdapter) {
  for (const { name, set, expected } of pragmas) {
    await retryWhileBusy(() => adapter.executeScript(`PRAGMA ${name} = ${set}`));
    const { rows } = await retryWhileBusy(() => adapter.queryRaw(toStatement(`PRAGMA ${name}`)));
    const value = rows[0]?.[0];
    if (value !== expected) throw new Error(`SQLite reports ${name}=${String(value)}, not ${set}`);
  }
}

// Returns true if another connection holds the lock. The statement has changed nothing, so a retry is safe.
const isBusy = (error: unknown) =>
  error instanceof DriverAdapterError && error.cause.originalCode?.startsWith("SQLITE_BUSY");

async function retryWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await pause(RETRY_MS);
  }
}

// SQLite detects a moved file only with a rollback journal. In WAL mode, it would continue to write to the moved file.
const FILE_MOVED = {
  kind: "sqlite",
  extendedCode: 1032,
  message: "The database file was moved, deleted or replaced. Put it back, or restart the site.",
} as const;

const readFileId = (file: string): Pick<Stats, "dev" | "ino"> | undefined =>
  statSync(file, { throwIfNoEntry: false });

function createFileCheck(file: string): () => void {
  const original = readFileId(file);
  return () => {
    const current = readFileId(file);
    if (current?.ino === original?.ino && current?.dev === original?.dev) return;
    throw new DriverAdapterError({ ...FILE_MOVED, originalCode: "SQLITE_READONLY_DBMOVED" });
  };
}

// Prisma's adapter has one connection, so other queries would run inside an open transaction, and its rollback
// would undo their acknowledged writes. Here, queries wait until the transaction ends. A write that waits for
// another process's lock releases the mutex, so that reads continue.
function serializeQueries(inner: SqlDriverAdapter, checkFile: () => void): SqlDriverAdapter {
  const mutex = new Mutex();
  const runNext = <T>(run: () => Promise<T>) =>
    retryWhileBusy(() =>
      mutex.runExclusive(() => {
        checkFile();
        return run();
      }),
    );
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    queryRaw: (query: SqlQuery) => runNext(() => inner.queryRaw(query)),
    executeRaw: (query: SqlQuery) => runNext(() => inner.executeRaw(query)),
    executeScript: (script: string) => runNext(() => inner.executeScript(script)),
    getConnectionInfo: () => inner.getConnectionInfo?.() ?? { supportsRelationJoins: false },
    dispose: () => inner.dispose(),
    startTransaction: (isolationLevel) =>
      retryWhileBusy(async () => {
        const release = await mutex.acquire();
        try {
          checkFile();
          const transaction = await inner.startTransaction(isolationLevel);
          await lockForWriting(transaction);
          return releaseAtEnd(transaction, release);
        } catch (error) {
          release();
          throw error;
        }
      }),
  };
}

// Locks at the start, so that no later statement of the transaction fails because the database is locked.
async function lockForWriting(transaction: Transaction): Promise<void> {
  try {
    await transaction.executeRaw(toStatement("ROLLBACK"));
    await transaction.executeRaw(toStatement("BEGIN IMMEDIATE"));
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

function releaseAtEnd(inner: Transaction, release: () => void): Transaction {
  return Object.assign(Object.create(inner) as Transaction, {
    queryRaw: (query: SqlQuery) => inner.queryRaw(query),
    executeRaw: (query: SqlQuery) => inner.executeRaw(query),
    commit: () => inner.commit().finally(release),
    rollback: () => inner.rollback().finally(release),
  });
}

/** Returns an adapter factory. Its `connect` throws if the file cannot be opened or a setting is not applied. */
export function sqliteAdapter(file: string): SqlDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url: file, timeout: 0 });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = await factory.connect();
      const checkFile = createFileCheck(file);
      await applyPragmas(adapter);
      return serializeQueries(adapter, checkFile);
    },
  };
}
