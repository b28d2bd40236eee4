"use client";

import { Table, TableTbody, TableTd, TableTh, TableThead, TableTr } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./data-table.module.css";

export type Column<Row> = {
  title: string;
  /** Such as "20%"; the rest is shared by the columns without one. */
  width?: string;
  cell: (row: Row) => ReactNode;
};

type DataTableProps<Row> = { label: string; columns: Column<Row>[]; rows: Row[] };

/**
 * A table that on a phone shows each row as a card. The roles are written out because browsers drop
 * them with the table's own layout.
 */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
}: DataTableProps<Row>) {
  return (
    <Table role="table" aria-label={label} layout="fixed" classNames={styles}>
      <TableThead role="rowgroup">
        <TableTr role="row">
          {columns.map(({ title, width }) => (
            <TableTh key={title} role="columnheader" w={width}>
              {title}
            </TableTh>
          ))}
        </TableTr>
      </TableThead>
      <TableTbody role="rowgroup">
        {rows.map((row) => (
          <TableTr key={row.id} role="row">
            {columns.map(({ title, cell }) => (
              <TableTd key={title} role="cell">
                {cell(row)}
              </TableTd>
            ))}
          </TableTr>
        ))}
      </TableTbody>
    </Table>
  );
}
