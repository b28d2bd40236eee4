import { pipeline } from "node:stream/promises";
import { applyMigrations } from "../database/engine";
import { BackupError } from "./backup-error";
import { holdMails } from "./contents";
import { connectionTo, startProgram } from "./postgresql-programs";

// Every table goes first, not only those that the backup has: one that a newer version has made
// would be in the way of its migration later. Nobody waits for a site that was not stopped.
const BEFORE = `BEGIN;
SET LOCAL lock_timeout = '10s';
DO $$
DECLARE named record;
BEGIN
  FOR named IN SELECT tablename FROM pg_catalog.pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('DROP TABLE IF EXISTS public.%I CASCADE', named.tablename);
  END LOOP;
END $$;
`;

const AFTER = `
DO $$
BEGIN
  IF to_regclass('public."Session"') IS NOT NULL THEN DELETE FROM public."Session"; END IF;
  IF to_regclass('public."ContactMail"') IS NOT NULL THEN
    ${holdMails('public."ContactMail"')};
  END IF;
END $$;
COMMIT;
`;

/**
 * Feeds a dump to psql within one transaction. psql gets the COMMIT only when pg_restore has said
 * that the dump was whole; cut off anywhere before, it changes nothing.
 */
async function replaceTables(databaseUrl: string, file: string) {
  const connection = connectionTo(databaseUrl);
  const source = startProgram("pg_restore", [
    ...["--clean", "--if-exists", "--no-owner", "--no-privileges", "--exit-on-error"],
    ...["--file=-", file],
  ]);
  const target = startProgram(
    "psql",
    [...connection.arguments, "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1"],
    connection.variables,
  );
  target.child.stdout.resume();
  let brokenOff: unknown;
  const feed = async () => {
    try {
      target.child.stdin.write(BEFORE);
      await pipeline(source.child.stdout, target.child.stdin, { end: false });
      await source.ended.catch((error: unknown) => {
        brokenOff = error;
        throw error;
      });
      target.child.stdin.end(AFTER);
    } catch (error) {
      target.child.stdin.destroy();
      source.child.kill();
      throw error;
    }
  };
  const [taken, fed] = await Promise.allSettled([target.ended, feed()]);
  // A dump that broke off may end within a row, which psql then complains of.
  if (brokenOff !== undefined) throw brokenOff;
  // Otherwise what psql says is the reason why it could not be fed.
  if (taken.status === "rejected") throw taken.reason;
  if (fed.status === "rejected") throw fed.reason;
}

/**
 * Puts a backup, without its sessions, in place of all tables, in one transaction; then brings it
 * up to date. Returns the migrations that it lacked.
 * @throws BackupError when PostgreSQL's programs are missing or fail, or a migration does.
 */
export async function replacePostgresql(databaseUrl: string, file: string): Promise<string[]> {
  await replaceTables(databaseUrl, file);
  try {
    return await applyMigrations(databaseUrl);
  } catch (error) {
    throw new BackupError(`Restored, but not up to date (npm run db:migrate): ${String(error)}`);
  }
}
