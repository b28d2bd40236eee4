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
