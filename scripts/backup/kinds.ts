import { type Provider, providerOf } from "../../lib/db/database-url";
import type { BackupContents } from "./contents";
import { replacePostgresql } from "./postgresql-restore";
import { postgresqlHasTables, readPostgresqlBackup, writePostgresqlBackup } from "./postgresql";
import { readSqliteBackup, sqliteHasTables, writeSqliteBackup } from "./sqlite";
import { replaceSqlite } from "./sqlite-restore";

/** Each throws BackupError with a line for the operator. */
export type BackupKind = {
  /** Writes every row as it is at one moment; the site goes on meanwhile. */
  write: (databaseUrl: string, file: string) => Promise<void>;
  /** Reads a backup from end to end. `subject` begins the message when it is none, or damaged. */
  read: (file: string, subject: string) => Promise<BackupContents>;
  hasTables: (databaseUrl: string) => Promise<boolean>;
  /**
   * Puts a backup, without its sessions and with its mails held, in place of all that the database
   * holds, or changes nothing; brings it up to date. Returns the migrations that this took.
   */
  replace: (databaseUrl: string, file: string) => Promise<string[]>;
};

const kinds = {
  sqlite: {
    write: writeSqliteBackup,
    read: readSqliteBackup,
    hasTables: sqliteHasTables,
    replace: replaceSqlite,
  },
  postgresql: {
    write: writePostgresqlBackup,
    read: readPostgresqlBackup,
    hasTables: postgresqlHasTables,
    replace: replacePostgresql,
  },
} satisfies Record<Provider, BackupKind>;

/** How the database of an address is backed up. Throws for an address that names none. */
export function backupKindFor(databaseUrl: string): BackupKind {
  return kinds[providerOf(databaseUrl)];
}
