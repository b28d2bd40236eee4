import type { Claim, Comparison } from "@/content/types";
import styles from "./comparison-table.module.css";
import { NoteMarks } from "./note-marks";

/** Choices side by side. On a phone each row is a block, and each cell says which choice it is of. */
export function ComparisonTable({ comparison, notes }: { comparison: Comparison; notes: Claim[] }) {
  const { title, caption, choices, rows } = comparison;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="comparison-title">
      <h2 id="comparison-title" className={styles.heading}>
        {title}
      </h2>
      {/* The roles are what a table has anyway: as blocks, browsers would take them from it. */}
      <table className={styles.table} role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {choices.map((choice) => (
              <th key={choice} scope="col" role="columnheader">
                {choice}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ point, cells }, place) => (
            <tr key={place} role="row">
              <th scope="row" role="rowheader">
                {point}
              </th>
              {cells.map((cell, index) => (
                <td key={index} role="cell" data-choice={choices[index]}>
                  {cell}
                  <NoteMarks text={cell} notes={notes} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
