// @ts-check
import { parentPort } from "node:worker_threads";
import Database from "better-sqlite3";

/** @param {import("./slow-query").ReadRequest} request @returns {import("./slow-query").ReadResult} */
function runQuery({ id, file, sql, values }) {
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

parentPort?.on("message", (request) => parentPort?.postMessage(runQuery(request)));
