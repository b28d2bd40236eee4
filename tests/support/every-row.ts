import type { DatabaseKind, TestDatabase } from "../../tools/site/databases";

const columns = {
  sqlite: `SELECT m.name AS "table", c.name AS "column"
    FROM sqlite_master m JOIN pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name <> 'sqlite_sequence'`,
  postgresql: `SELECT table_name AS "table", column_name AS "column"
    FROM information_schema.columns WHERE table_schema = 'public'`,
} satisfies Record<DatabaseKind, string>;

/** Reads values as text: the drivers' date types would lose microseconds. */
const asText = {
  sqlite: (column: string) => `quote("${column}")`,
  postgresql: (column: string) => `"${column}"::text`,
} satisfies Record<DatabaseKind, (column: string) => string>;

export type EveryRow = Record<string, Record<string, unknown>[]>;

/** Reads all rows by table, sorted by content so that two databases can be compared. */
export async function readEveryRow(kind: DatabaseKind, database: TestDatabase): Promise<EveryRow> {
  const tableColumnNames = (await database.query(`${columns[kind]} ORDER BY 1, 2`)) as Record<
    string,
    string
  >[];
  const rows: EveryRow = {};
  for (const [table, tableColumns] of Map.groupBy(tableColumnNames, (each) => each.table!)) {
    const selected = tableColumns.map(({ column }) => `${asText[kind](column!)} AS "${column}"`);
    const tableRows = await database.query(`SELECT ${selected.join(", ")} FROM "${table}"`);
    const rowsByContent = Map.groupBy(tableRows, (row) => JSON.stringify(row));
    rows[table] = [...rowsByContent.keys()].sort().flatMap((key) => rowsByContent.get(key)!);
  }
  return rows;
}
