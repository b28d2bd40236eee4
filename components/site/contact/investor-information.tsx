import { FactTable } from "@/components/site/pages/fact-table";
import { getTextAttributes } from "@/components/ui/text-attributes";
import {
  type ComplaintCounts,
  complaintSourceNames,
  complaintSources,
  countPending,
  type FirmDetails,
} from "@/lib/firm/schema";
import { charterId, complaintsId } from "@/lib/firm/statements";
import styles from "./investor-information.module.css";

type Complaints = FirmDetails["complaints"];

const columns = [
  "Pending at the end of last month",
  "Received",
  "Resolved",
  "Total pending",
  "Pending for more than three months",
  "Average days to resolve",
];

const toCells = (counts: ComplaintCounts) => [
  Number(counts.pendingBefore),
  Number(counts.received),
  Number(counts.resolved),
  countPending(counts),
  Number(counts.pendingOverThreeMonths),
];

/** Returns a row for each source, and the grand total, which has no average. */
function listMonthRows(complaints: Complaints) {
  const rows = complaintSources.map((source) => ({
    name: complaintSourceNames[source],
    counts: toCells(complaints[source]),
    average: complaints[source].averageDays,
  }));
  const total = rows
    .map(({ counts }) => counts)
    .reduce((sums, counts) => sums.map((sum, index) => sum + counts[index]!));
  return [...rows, { name: "Grand total", counts: total, average: "" }].map(
    ({ name, counts, average }) => ({ name, cells: [...counts, average || "–"] }),
  );
}

const trendColumns = ["Carried forward", "Received", "Resolved", "Pending"];

function TrendTable({ caption, rows }: { caption: string; rows: Complaints["months"] }) {
  if (rows.length === 0) return null;
  return (
    <FactTable
      caption={caption}
      columns={trendColumns}
      rows={rows.map((row) => ({
        name: row.period,
        cells: [row.pendingBefore, row.received, row.resolved, countPending(row)],
      }))}
    />
  );
}

function ComplaintTables({ complaints }: { complaints: Complaints }) {
  const { month, updatedOn, impersonation, notes, months, years } = complaints;
  return (
    <section id={complaintsId} className={styles.tables}>
      <h2 className={styles.heading}>Investor Complaints</h2>
      <FactTable
        caption={`Complaints in ${month}${updatedOn && `, published on ${updatedOn}`}`}
        columns={columns}
        rows={listMonthRows(complaints)}
      />
      {impersonation && <p>Complaints about impersonation of the firm: {impersonation}</p>}
      {notes && (
        <p {...getTextAttributes(notes)} className={styles.text}>
          {notes}
        </p>
      )}
      <TrendTable caption="Complaints by month" rows={months} />
      <TrendTable caption="Complaints by year" rows={years} />
    </section>
  );
}

/** Shows the investor charter and the complaints data that SEBI requires of advisers, once each is filled in. */
export function InvestorInformation({ adviser, complaints }: FirmDetails) {
  const { charterUrl, charterText, registration } = adviser;
  const hasCharter = charterText !== "" && charterUrl === "";
  if (registration === "" || (!hasCharter && complaints.month === "")) return null;
  return (
    <div className={`container ${styles.information}`}>
      {hasCharter && (
        <section id={charterId}>
          <h2 className={styles.heading}>Investor Charter</h2>
          <p {...getTextAttributes(charterText)} className={styles.text}>
            {charterText}
          </p>
        </section>
      )}
      {complaints.month !== "" && <ComplaintTables complaints={complaints} />}
    </div>
  );
}
