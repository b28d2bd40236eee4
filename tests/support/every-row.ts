import { expect } from "@jest/globals";
import type { DatabaseKind, TestDatabase } from "../../tools/site/databases";

export type Column = { table: string; column: string; type: string; nullable: boolean };

const columnQueries = {
  sqlite: `SELECT m.name AS "table", c.name AS "column", lower(c.type) AS "type",
      (c."notnull" = 0 AND c.pk = 0) AS "nullable"
    FROM sqlite_master m JOIN pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name <> 'sqlite_sequence'`,
  postgresql: `SELECT table_name AS "table", column_name AS "column", data_type AS "type",
      is_nullable = 'YES' AS "nullable"
    FROM information_schema.columns WHERE table_schema = 'public'`,
} satisfies Record<DatabaseKind, string>;

/** Returns the columns by table. */
export async function listColumns(kind: DatabaseKind, database: TestDatabase) {
  const columns = (await database.query(`${columnQueries[kind]} ORDER BY 1, 2`)) as Column[];
  return Map.groupBy(columns, ({ table }) => table);
}

/** SQL that reads a column as text, because the drivers' date types would lose microseconds. */
const textExpressions = {
  sqlite: (column: string) => `quote("${column}")`,
  postgresql: (column: string) => `"${column}"::text`,
} satisfies Record<DatabaseKind, (column: string) => string>;

export type RowsByTable = Record<string, Record<string, unknown>[]>;

/** Reads all rows by table, sorted by content so that two databases can be compared. */
export async function readEveryRow(
  kind: DatabaseKind,
  database: TestDatabase,
): Promise<RowsByTable> {
  const rows: RowsByTable = {};
  for (const [table, columns] of await listColumns(kind, database)) {
    const selected = columns.map(({ column }) => `${textExpressions[kind](column)} AS "${column}"`);
    const tableRows = await database.query(`SELECT ${selected.join(", ")} FROM "${table}"`);
    const rowsByContent = Map.groupBy(tableRows, (row) => JSON.stringify(row));
    rows[table] = [...rowsByContent.keys()].sort().flatMap((key) => rowsByContent.get(key)!);
  }
  return rows;
}

/** Expects each acknowledged post and lead to be stored, each stored post to be audited, and each audited post to be stored. */
export async function expectStored(
  { query }: TestDatabase,
  acknowledgedIds: string[],
): Promise<void> {
  const rows = await query(`SELECT "id" FROM "Blog" UNION SELECT "id" FROM "Contact"`);
  const storedIds = new Set(rows.map(({ id }) => id));
  expect(acknowledgedIds.filter((id) => !storedIds.has(id))).toEqual([]);
  const unmatched = await query(
    `SELECT b."id" FROM "Blog" b FULL JOIN (SELECT * FROM "AuditEntry" WHERE "entity" = 'blog') a
     ON a."entityId" = b."id" WHERE a."id" IS NULL OR b."id" IS NULL`,
  );
  expect(unmatched).toEqual([]);
}
