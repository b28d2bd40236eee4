// @ts-check
import { parentPort } from "node:worker_threads";
import Database from "better-sqlite3";

/**
 * Each message is a query of a SQLite file; lib/db/read-apart.ts has the types.
 *
 * @param {import("./read-apart").Question} question
 * @returns {import("./read-apart").Answer}
 */
function answer({ id, file, sql, values }) {
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true });
    try {
      return { id, rows: db.prepare(sql).all(values) };
    } finally {
      db.close();
    }
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    return { id, error: { message, code } };
  }
}

parentPort?.on("message", (question) => parentPort?.postMessage(answer(question)));
