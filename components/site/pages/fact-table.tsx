import type { ReactNode } from "react";
import styles from "./fact-table.module.css";

type FactTableProps = {
  caption: string;
  columns: readonly string[];
  rows: { name: string; cells: ReactNode[] }[];
};

/** On a phone, each row is a block, and each cell names its column or, with two columns, stands below its heading. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table className={styles.table} data-columns={columns.length}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }, rowIndex) => (
          <tr key={rowIndex}>
            <th scope="row">{name}</th>
            {cells.map((cell, cellIndex) => (
              <td key={cellIndex} data-column={columns[cellIndex]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
