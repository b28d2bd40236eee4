import type { Claim, Comparison } from "@/content/types";
import styles from "./comparison-table.module.css";
import { FactTable } from "./fact-table";
import { NoteMarks } from "./note-marks";

type ComparisonTableProps = { comparison: Comparison; claims: Claim[] };

export function ComparisonTable({ comparison, claims }: ComparisonTableProps) {
  const { title, caption, choices, rows } = comparison;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="comparison-title">
      <h2 id="comparison-title" className={styles.heading}>
        {title}
      </h2>
      <FactTable
        caption={caption}
        columns={choices}
        rows={rows.map(({ point, cells }) => ({
          name: point,
          cells: cells.map((cell) => (
            <>
              {cell}
              <NoteMarks text={cell} claims={claims} />
            </>
          )),
        }))}
      />
    </section>
  );
}
