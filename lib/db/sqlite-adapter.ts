import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from "@prisma/driver-adapter-utils";
import { Mutex } from "async-mutex";

/** Waits this long, in milliseconds, for a lock that another process holds on the file. */
const BUSY_TIMEOUT_MS = 5_000;

/** What SQLite must answer before the connection is used (the numbers are SQLite's own). */
const pragmas = [
  { name: "journal_mode", set: "WAL", reads: "wal" },
  // FULL: a commit is on the disk before it is acknowledged, also in WAL mode.
  { name: "synchronous", set: "FULL", reads: 2 },
  // What is deleted is overwritten with zeros: SQLite leaves it in the file otherwise.
  { name: "secure_delete", set: "ON", reads: 1 },
  { name: "foreign_keys", set: "ON", reads: 1 },
  { name: "busy_timeout", set: String(BUSY_TIMEOUT_MS), reads: BUSY_TIMEOUT_MS },
] as const;

async function applyPragmas(adapter: SqlDriverAdapter) {
  for (const { name, set, reads } of pragmas) {
    await adapter.executeScript(`PRAGMA ${name} = ${set}`);
    const { rows } = await adapter.queryRaw({ sql: `PRAGMA ${name}`, args: [], argTypes: [] });
    const value = rows[0]?.[0];
    if (value !== reads) throw new Error(`SQLite answers ${name}=${String(value)}, not ${set}`);
  }
}

/**
 * One connection, one turn at a time. Prisma's adapter runs a query that belongs to no
 * transaction on the same connection as an open transaction, and so inside it: its write
 * would be acknowledged and then lost with the other's rollback. Here it waits its turn.
 */
function takingTurns(inner: SqlDriverAdapter): SqlDriverAdapter {
  const turn = new Mutex();
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    queryRaw: (query: SqlQuery) => turn.runExclusive(() => inner.queryRaw(query)),
    executeRaw: (query: SqlQuery) => turn.runExclusive(() => inner.executeRaw(query)),
    executeScript: (script: string) => turn.runExclusive(() => inner.executeScript(script)),
    getConnectionInfo: () => inner.getConnectionInfo?.() ?? { supportsRelationJoins: false },
    dispose: () => inner.dispose(),
    async startTransaction(isolationLevel): Promise<Transaction> {
      const release = await turn.acquire();
      try {
        const transaction = await inner.startTransaction(isolationLevel);
        return endingTurn(transaction, release);
      } catch (error) {
        release();
        throw error;
      }
    },
  };
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
  const factory = new PrismaBetterSqlite3({ url: file, timeout: BUSY_TIMEOUT_MS });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = await factory.connect();
      await applyPragmas(adapter);
      return takingTurns(adapter);
    },
  };
}
