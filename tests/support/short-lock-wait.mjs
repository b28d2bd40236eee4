import Database from "better-sqlite3";

// Loaded before a site on SQLite: it waits SHORT_LOCK_WAIT milliseconds for a file that another process
// has locked. The site reads its own setting back once, and finds it as it was set.

const { prepare } = Database.prototype;

Database.prototype.prepare = function prepareAndShorten(sql) {
  const statement = prepare.call(this, sql);
  if (sql === "PRAGMA busy_timeout") {
    setImmediate(() => this.pragma(`busy_timeout = ${Number(process.env.SHORT_LOCK_WAIT)}`));
  }
  return statement;
};
