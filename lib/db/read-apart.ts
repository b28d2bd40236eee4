import "server-only";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { getEnv } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton.mjs";
import { getDb } from "./client";
import { providerOf, sqliteFile } from "./database-url";
import type { Sql } from "./search";

export type Question = { id: number; file: string; sql: string; values: unknown[] };
export type Answer =
  | { id: number; rows: unknown[] }
  | { id: number; error: { message: string; code: string | undefined } };

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void };

/** Converts a value as Prisma's adapter does. */
function toStored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace("Z", "+00:00");
  return typeof value === "boolean" ? Number(value) : value;
}

/** Returns a function that runs queries of a SQLite file in a thread, one after the other. */
export function createReader(file: string) {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let asked = 0;

  function startThread(): Worker {
    const started = new Worker(path.resolve(/* turbopackIgnore: true */ "lib/db/read-thread.mjs"));
    started.on("message", (answer: Answer) => {
      const { resolve, reject } = waiting.get(answer.id)!;
      waiting.delete(answer.id);
      if ("rows" in answer) resolve(answer.rows);
      else reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    });
    // The next query starts another.
    const end = (error: Error) => {
      if (thread === started) thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on("error", end);
    started.on("exit", () => end(new Error("The thread that reads has ended")));
    // Last: a listener would hold the process.
    started.unref();
    return started;
  }

  return ({ sql, values }: Sql): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      const id = (asked += 1);
      waiting.set(id, { resolve, reject });
      thread ??= startThread();
      thread.postMessage({ id, file, sql, values: values.map(toStored) } satisfies Question);
    });
}

/**
 * Runs a query that takes long, on SQLite in a thread: within the process it would hold every request.
 * There values are as SQLite stores them, without dates and booleans.
 */
export async function readApart<Row>(query: Sql): Promise<Row[]> {
  const { DATABASE_URL } = getEnv();
  if (providerOf(DATABASE_URL) === "postgresql") return getDb().$queryRaw<Row[]>(query);
  const read = singleton("reader", () => createReader(sqliteFile(DATABASE_URL)));
  return (await read(query)) as Row[];
}
