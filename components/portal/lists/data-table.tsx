"use client";

import { Table, TableTbody, TableTd, TableTh, TableThead, TableTr } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./data-table.module.css";

export type Column<Row> = {
  title: string;
  /** CSS width, such as "20%". Columns without a width share the rest. */
  width?: string;
  cell: (row: Row) => ReactNode;
};

type DataTableProps<Row> = { label: string; columns: Column<Row>[]; rows: Row[] };

/** Shows each row as a card on phones. */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
}: DataTableProps<Row>) {
  return (
    <Table aria-label={label} layout="fixed" classNames={styles}>
      <TableThead>
        <TableTr>
          {columns.map(({ title, width }) => (
            <TableTh key={title} w={width}>
              {title}
            </TableTh>
          ))}
        </TableTr>
      </TableThead>
      <TableTbody>
        {rows.map((row) => (
          <TableTr key={row.id}>
            {columns.map(({ title, cell }) => (
              <TableTd key={title}>{cell(row)}</TableTd>
            ))}
          </TableTr>
        ))}
      </TableTbody>
    </Table>
  );
}
