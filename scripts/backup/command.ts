import { BackupError } from "./backup-error";

/** The address of the database. Throws BackupError where there is none. */
export function requireDatabaseUrl(): string {
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl) return databaseUrl;
  throw new BackupError("DATABASE_URL is missing. Example: DATABASE_URL=file:./data/arthora.db");
}

/** Runs a command and ends the process: with what to print, or with one line on what is wrong. */
export async function answerOperator(work: () => Promise<string>): Promise<never> {
  try {
    console.log(await work());
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
