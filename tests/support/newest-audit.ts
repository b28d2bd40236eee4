import type { TestDatabase } from "../../tools/site/databases";

export async function readNewestAudit(database: TestDatabase) {
  const [row] = await database.query(
    `SELECT * FROM "AuditEntry" ORDER BY "createdAt" DESC, "id" DESC LIMIT 1`,
  );
  return row;
}
