import "server-only";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { getEnv } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton.mjs";
import { getDb } from "./client";
import { getProvider, getSqliteFile } from "./database-url";
import type { Sql } from "./search";

export type ReadRequest = { id: number; file: string; sql: string; values: unknown[] };
export type ReadResult =
  | { id: number; rows: unknown[] }
  | { id: number; error: { message: string; code: string | undefined } };

type PendingRead = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void };

// Converts a value to the form in which Prisma's adapter stores it.
function toStored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace("Z", "+00:00");
  return typeof value === "boolean" ? Number(value) : value;
}

export function createReader(file: string) {
  const pending = new Map<number, PendingRead>();
  let thread: Worker | undefined;
  let lastId = 0;

  function startThread(): Worker {
    const worker = new Worker(path.resolve(/* turbopackIgnore: true */ "lib/db/read-thread.mjs"));
    worker.on("message", (answer: ReadResult) => {
      const { resolve, reject } = pending.get(answer.id)!;
      pending.delete(answer.id);
      if ("rows" in answer) resolve(answer.rows);
      else reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    });
    const rejectAll = (error: Error) => {
      // After an error, a new thread may already have pending reads when this one exits.
      if (thread !== worker) return;
      thread = undefined;
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    };
    worker.on("error", rejectAll);
    worker.on("exit", () => rejectAll(new Error("The reader thread has ended")));
    // Called last, because adding a listener would make the thread keep the process alive again.
    worker.unref();
    return worker;
  }

  return ({ sql, values }: Sql): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      pending.set(id, { resolve, reject });
      thread ??= startThread();
      thread.postMessage({ id, file, sql, values: values.map(toStored) } satisfies ReadRequest);
    });
}

/** Runs a slow query. With SQLite, it runs in a separate thread and returns dates as text and booleans as numbers. */
export async function runSlowQuery<Row>(query: Sql): Promise<Row[]> {
  const { DATABASE_URL } = getEnv();
  if (getProvider(DATABASE_URL) === "postgresql") return getDb().$queryRaw<Row[]>(query);
  const read = singleton("reader", () => createReader(getSqliteFile(DATABASE_URL)));
  return (await read(query)) as Row[];
}
