import { Statements } from "@/components/site/layout/statements";
import type { DisclosureSubject } from "@/content/types";
import type { FirmDetails } from "@/lib/firm/schema";
import { listStatements } from "@/lib/firm/statements";
import { FactTable } from "./fact-table";
import styles from "./regulatory-information.module.css";

const TITLE = "Regulatory Information";

type RegulatoryInformationProps = { subjects: readonly DisclosureSubject[]; firm: FirmDetails };

/** Shows nothing until the firm fills in its details for one of the subjects. */
export function RegulatoryInformation({ subjects, firm }: RegulatoryInformationProps) {
  const { arn, commissions } = firm.mutualFunds;
  const hasCommissions = subjects.includes("mutualFunds") && arn && commissions.length > 0;
  return (
    <>
      <Statements title={TITLE} statements={listStatements(subjects, firm)} />
      {hasCommissions && (
        <FactTable
          caption="What fund houses pay us, per year, for investments made through us"
          columns={["Commission"]}
          rows={commissions.map(({ scheme, rate }) => ({ name: scheme, cells: [rate] }))}
        />
      )}
    </>
  );
}

/** Shows the statements in a section of their own, on the home page and on pages of posts and offers. */
export function RegulatorySection({ subjects, firm }: RegulatoryInformationProps) {
  const statements = listStatements(subjects, firm);
  if (statements.length === 0) return null;
  return (
    <div className={`container ${styles.section}`}>
      <Statements title={TITLE} statements={statements} />
    </div>
  );
}
