import { FactTable } from "@/components/site/pages/fact-table";
import type { FirmDetails } from "@/lib/firm/schema";
import { charterId, complaintsId } from "@/lib/firm/statements";
import styles from "./investor-information.module.css";

type Counts = { pendingBefore: string; received: string; resolved: string };

const countPending = ({ pendingBefore, received, resolved }: Counts) =>
  Number(pendingBefore) + Number(received) - Number(resolved);

const toTrendRows = (rows: FirmDetails["complaints"]["months"]) =>
  rows.map((row) => ({
    name: row.period,
    cells: [
      Number(row.pendingBefore),
      Number(row.received),
      Number(row.resolved),
      countPending(row),
    ],
  }));

const trendColumns = ["Carried forward", "Received", "Resolved", "Pending"];

function toSourceRow(name: string, counts: FirmDetails["complaints"]["direct"]) {
  return {
    name,
    cells: [
      Number(counts.pendingBefore),
      Number(counts.received),
      Number(counts.resolved),
      countPending(counts),
      Number(counts.pendingOverThreeMonths),
      Number(counts.averageDays),
    ],
  };
}

/** Shows the investor charter and the complaints data that SEBI requires of advisers, once each is filled in. */
export function InvestorInformation({ adviser, complaints }: FirmDetails) {
  const { charterUrl, charterText, registration } = adviser;
  const { month, updatedOn, direct, scores, other, months, years } = complaints;
  const hasCharter = charterText !== "" && charterUrl === "";
  if (registration === "" || (!hasCharter && month === "")) return null;
  return (
    <div className={`container ${styles.information}`}>
      {hasCharter && (
        <section id={charterId}>
          <h2 className={styles.heading}>Investor Charter</h2>
          <p className={styles.charter}>{charterText}</p>
        </section>
      )}
      {month !== "" && (
        <section id={complaintsId} className={styles.tables}>
          <h2 className={styles.heading}>Investor Complaints</h2>
          <FactTable
            caption={`Complaints in ${month}${updatedOn && `, published on ${updatedOn}`}`}
            columns={[
              "Pending at the end of last month",
              "Received",
              "Resolved",
              "Total pending",
              "Pending for more than three months",
              "Average days to resolve",
            ]}
            rows={[
              toSourceRow("Directly from investors", direct),
              toSourceRow("SEBI (SCORES)", scores),
              toSourceRow("Other sources", other),
            ]}
          />
          {months.length > 0 && (
            <FactTable
              caption="Complaints by month"
              columns={trendColumns}
              rows={toTrendRows(months)}
            />
          )}
          {years.length > 0 && (
            <FactTable
              caption="Complaints by year"
              columns={trendColumns}
              rows={toTrendRows(years)}
            />
          )}
        </section>
      )}
    </div>
  );
}
