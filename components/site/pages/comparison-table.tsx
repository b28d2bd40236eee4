import type { Claim, Comparison } from "@/content/types";
import styles from "./comparison-table.module.css";
import { NoteMarks } from "./note-marks";

type ComparisonTableProps = { comparison: Comparison; claims: Claim[] };

/** On a phone, each row is a block and each cell names its column. */
export function ComparisonTable({ comparison, claims }: ComparisonTableProps) {
  const { title, caption, choices, rows } = comparison;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="comparison-title">
      <h2 id="comparison-title" className={styles.heading}>
        {title}
      </h2>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {choices.map((choice) => (
              <th key={choice} scope="col">
                {choice}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ point, cells }, rowIndex) => (
            <tr key={rowIndex}>
              <th scope="row">{point}</th>
              {cells.map((cell, cellIndex) => (
                <td key={cellIndex} data-choice={choices[cellIndex]}>
                  {cell}
                  <NoteMarks text={cell} claims={claims} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
