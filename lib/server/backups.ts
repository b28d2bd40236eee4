import "server-only";
import { createClient, getDb } from "@/lib/db/client";
import { operator, recordAudit } from "@/lib/audit/data";

const act = { action: "create", entity: "backup" } as const;

/**
 * Notes in the audit that a backup was made.
 * @param databaseUrl the database that was backed up
 * @throws where the database takes no write, such as from an account that may only read
 */
export async function recordBackup(databaseUrl: string, rows: number): Promise<void> {
  const db = createClient(databaseUrl);
  try {
    await recordAudit(db, operator, { ...act, detail: `${rows} rows` });
  } finally {
    await db.$disconnect();
  }
}

/** Whether `npm run backup` has made one since then. */
export async function hasBackupSince(moment: Date): Promise<boolean> {
  const row = await getDb().auditEntry.findFirst({
    where: { ...act, createdAt: { gte: moment } },
    select: { id: true },
  });
  return row !== null;
}
