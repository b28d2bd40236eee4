/** Where Prisma keeps which migrations a database has. */
export const MIGRATIONS_TABLE = "_prisma_migrations";

/** What a backup holds. */
export type BackupContents = {
  /** The tables and rows that a restore brings back: sessions end with it. */
  tables: number;
  rows: number;
  /** The migrations that its tables come from. */
  migrations: string[];
};

/** Whether a table's rows count as the site's. */
export const isCounted = (table: string) => table !== MIGRATIONS_TABLE && table !== "Session";

/**
 * What a backup had still to mail, or was at: since it was taken it has been, most likely, and once
 * more by itself nothing goes out. Staff see it in the portal and decide.
 */
export const holdMails = (table: string) => `UPDATE ${table} SET "state" = 'failed',
  "problem" = 'This comes from a backup and may have been emailed since. Send it again if it has not.'
  WHERE "state" IN ('waiting', 'handing')`;
