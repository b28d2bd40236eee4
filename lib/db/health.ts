import "server-only";
import { isTableMissing } from "./errors";
import { getDb } from "./client";

/** Returns the names of completed migrations, none for a new database. Throws if the database does not answer. */
export async function listAppliedMigrations(): Promise<string[]> {
  try {
    const rows = await getDb().$queryRaw<{ migration_name: string }[]>`
      SELECT migration_name FROM "_prisma_migrations"
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
    return rows.map(({ migration_name }) => migration_name);
  } catch (error) {
    if (isTableMissing(error)) return [];
    throw error;
  }
}
