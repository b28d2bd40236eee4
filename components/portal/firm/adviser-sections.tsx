"use client";

import {
  DefaultTextField,
  FieldGrid,
  FieldGroup,
  LineField,
  LinesField,
  LinkField,
  NumberField,
  OfficerFields,
} from "./fields";
import { complaintSources } from "@/lib/firm/schema";
import { Rows } from "./rows";
import { Section } from "./section";

export function AdviserSection() {
  return (
    <Section
      title="Investment Adviser (SEBI)"
      note="Required by SEBI. Shown in the footer of every page once you enter a registration number. Pages about investments also show the registration and the warnings."
    >
      <FieldGrid>
        <LineField
          name="adviser.registration"
          label="Registration number"
          description="For example: INA000000000"
        />
        <LineField
          name="adviser.registeredName"
          label="Name as registered"
          description="As on the certificate"
        />
        <LineField
          name="adviser.type"
          label="Type of registration"
          description="For example: Non-individual"
        />
        <LineField name="adviser.validity" label="Validity" description="For example: Perpetual" />
        <LineField
          name="adviser.enlistment"
          label="BSE enlistment number"
          description="From the exchange that supervises you"
        />
        <LinesField
          name="adviser.address"
          label="Registered address"
          description="Building, street and city. One per line."
        />
      </FieldGrid>
      <OfficerFields name="adviser.principalOfficer" title="Principal Officer" />
      <OfficerFields name="adviser.complianceOfficer" title="Compliance Officer" />
      <FieldGrid>
        <LinesField
          name="adviser.sebiOffice"
          label="SEBI’s local office"
          description="Building, street and city. One per line."
        />
        <DefaultTextField name="adviser.marketWarning" label="Market warning" />
        <DefaultTextField name="adviser.registrationWarning" label="Registration warning" />
        <LinkField
          name="adviser.charterUrl"
          label="Link to the investor charter"
          description="Without a link, the contact page shows the text below."
        />
        <LinesField
          name="adviser.charterText"
          label="Text of the investor charter"
          description="One paragraph per line."
        />
      </FieldGrid>
    </Section>
  );
}

const sourceTitles = {
  direct: "Directly from Investors",
  scores: "SEBI (SCORES)",
  other: "Other Sources",
} as const satisfies Record<(typeof complaintSources)[number], string>;

export function ComplaintsSection() {
  return (
    <Section
      title="Investor Complaints (SEBI)"
      note="SEBI requires advisers to publish last month’s complaints by the 7th of each month. Shown on the contact page once you enter a month here and a registration number above. The page calculates the totals."
    >
      <FieldGrid>
        <LineField name="complaints.month" label="Month" description="For example: March 2027" />
        <LineField
          name="complaints.updatedOn"
          label="Published on"
          description="For example: 5 April 2027"
        />
      </FieldGrid>
      {complaintSources.map((source) => (
        <FieldGroup key={source} title={sourceTitles[source]} width="number">
          <NumberField name={`complaints.${source}.pendingBefore`} label="Pending before" />
          <NumberField name={`complaints.${source}.received`} label="Received" />
          <NumberField name={`complaints.${source}.resolved`} label="Resolved" />
          <NumberField
            name={`complaints.${source}.pendingOverThreeMonths`}
            label="Pending over 3 months"
          />
          <NumberField name={`complaints.${source}.averageDays`} label="Average days" />
        </FieldGroup>
      ))}
      <FieldGrid>
        <NumberField
          name="complaints.impersonation"
          label="Complaints about impersonation"
          description="Of persons who claim to be the firm"
        />
        <LinesField
          name="complaints.notes"
          label="Notes"
          description="Shown under the month’s table"
        />
      </FieldGrid>
      <TrendRows name="complaints.months" title="By Month" noun="Month" example="March 2027" />
      <TrendRows name="complaints.years" title="By Year" noun="Year" example="2026–27" />
    </Section>
  );
}

type TrendRowsProps = {
  name: "complaints.months" | "complaints.years";
  title: string;
  noun: string;
  example: string;
};

const newTrendRow = { period: "", pendingBefore: "", received: "", resolved: "" };

function TrendRows({ name, title, noun, example }: TrendRowsProps) {
  return (
    <Rows name={name} title={title} noun={noun} newRow={newTrendRow} nameField="period">
      {(index) => (
        <FieldGrid width="number">
          <LineField name={`${name}.${index}.period`} label={noun} description={example} required />
          <NumberField name={`${name}.${index}.pendingBefore`} label="Carried forward" />
          <NumberField name={`${name}.${index}.received`} label="Received" />
          <NumberField name={`${name}.${index}.resolved`} label="Resolved" />
        </FieldGrid>
      )}
    </Rows>
  );
}
