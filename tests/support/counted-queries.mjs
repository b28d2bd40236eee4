import { createRequire } from "node:module";

// Loaded before a site on SQLite: prints a line for each query, with how many rows came of it.

const Database = createRequire(import.meta.url)("better-sqlite3");
const prototype = Object.getPrototypeOf(new Database(":memory:").prepare("SELECT 1"));
const { all } = prototype;

prototype.all = function countedAll(...values) {
  const rows = all.apply(this, values);
  console.log(`Query of ${rows.length} rows`);
  return rows;
};
