import { createRequire } from "node:module";

// Preloaded into a site on SQLite: logs how many rows each query returns.

const Database = createRequire(import.meta.url)("better-sqlite3");
const prototype = Object.getPrototypeOf(new Database(":memory:").prepare("SELECT 1"));
const { all } = prototype;

prototype.all = function countedAll(...values) {
  const rows = all.apply(this, values);
  console.log(`Query of ${rows.length} rows`);
  return rows;
};
