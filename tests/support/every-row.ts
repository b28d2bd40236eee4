import type { DatabaseKind, TestDatabase } from "../../tools/site/databases";

const tableNames = {
  sqlite: `SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'sqlite_sequence'`,
  postgresql: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
} satisfies Record<DatabaseKind, string>;

const columnNames = {
  sqlite: (table: string) => `SELECT name FROM pragma_table_info('${table}')`,
  postgresql: (table: string) =>
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = '${table}'`,
} satisfies Record<DatabaseKind, (table: string) => string>;

/** A value as text that no other value has: a driver's types would lose microseconds. */
const exactly = {
  sqlite: (column: string) => `quote("${column}")`,
  postgresql: (column: string) => `"${column}"::text`,
} satisfies Record<DatabaseKind, (column: string) => string>;

export type EveryRow = Record<string, Record<string, unknown>[]>;

/** Every column of every row of every table, by table, in an order that the rows alone decide. */
export async function readEveryRow(kind: DatabaseKind, database: TestDatabase): Promise<EveryRow> {
  const named = async (sql: string) =>
    (await database.query(sql)).map(({ name }) => String(name)).sort();
  const rows: EveryRow = {};
  for (const table of await named(tableNames[kind])) {
    const columns = await named(columnNames[kind](table));
    const selected = columns.map((column) => `${exactly[kind](column)} AS "${column}"`).join(", ");
    const found = await database.query(`SELECT ${selected} FROM "${table}"`);
    rows[table] = found
      .map((row) => [JSON.stringify(row), row] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, row]) => row);
  }
  return rows;
}
