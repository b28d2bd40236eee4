"use client";

import {
  DefaultTextField,
  FieldGrid,
  LineField,
  LinesField,
  LinkField,
  OfficerFields,
} from "./fields";
import { Rows } from "./rows";
import { Section } from "./section";

export function FundsSection() {
  return (
    <Section
      title="Mutual Funds (AMFI)"
      note="Required by AMFI. Shown on pages about mutual funds once you enter an ARN."
    >
      <FieldGrid>
        <LineField name="mutualFunds.arn" label="ARN" description="For example: ARN-000000" />
        <LineField
          name="mutualFunds.registeredOn"
          label="Date of first registration"
          description="For example: 5 April 2024"
        />
        <LineField
          name="mutualFunds.validUntil"
          label="ARN valid until"
          description="For example: 4 April 2027"
        />
        <LinesField
          name="mutualFunds.fundHouses"
          label="Fund houses"
          description="Whose schemes you distribute. One per line."
        />
        <LinkField
          name="mutualFunds.commissionUrl"
          label="Link to the commission disclosure"
          description="Your own document, instead of the rows below or in addition to them"
        />
      </FieldGrid>
      <Rows
        name="mutualFunds.commissions"
        title="Commissions"
        noun="Commission"
        newRow={{ scheme: "", rate: "" }}
        nameField="scheme"
      >
        {(index) => (
          <FieldGrid>
            <LineField
              name={`mutualFunds.commissions.${index}.scheme`}
              label="Kind of scheme"
              description="For example: Equity"
              required
            />
            <LineField
              name={`mutualFunds.commissions.${index}.rate`}
              label="Commission"
              description="Per year. For example: 0.5% to 1%"
              required
            />
          </FieldGrid>
        )}
      </Rows>
    </Section>
  );
}

export function InsuranceSection() {
  return (
    <Section
      title="Insurance (IRDAI)"
      note="Required by IRDAI. Shown on pages about insurance once you enter a licence number."
    >
      <FieldGrid>
        <LineField
          name="insurance.licence"
          label="Licence number"
          description="For example: CA0000"
        />
        <LineField
          name="insurance.category"
          label="Category"
          description="For example: Corporate Agent (Composite)"
        />
        <LineField
          name="insurance.validity"
          label="Validity"
          description="For example: 4 April 2027"
        />
        <DefaultTextField name="insurance.spuriousCalls" label="Notice against spurious calls" />
      </FieldGrid>
    </Section>
  );
}

export function LoansSection() {
  return (
    <Section
      title="Loans (RBI)"
      note="Required by RBI. Shown on pages about loans once you add a lender. The pages sort lenders by name."
    >
      <Rows
        name="loans.lenders"
        title="Lenders"
        noun="Lender"
        newRow={{ name: "", grievanceUrl: "" }}
        nameField="name"
      >
        {(index) => (
          <FieldGrid>
            <LineField name={`loans.lenders.${index}.name`} label="Lender" required />
            <LinkField
              name={`loans.lenders.${index}.grievanceUrl`}
              label="Link to its grievance officer"
            />
          </FieldGrid>
        )}
      </Rows>
      <FieldGrid>
        <LinesField
          name="loans.payment"
          label="Payment by lenders"
          description="Borrowers must know who pays you. Change this sentence if it is not true."
        />
      </FieldGrid>
      <OfficerFields name="loans.grievance" title="Grievance Officer for Loans" />
    </Section>
  );
}

export function RealEstateSection() {
  return (
    <Section
      title="Real Estate (RERA)"
      note="Required by RERA. Shown on pages about real estate once you enter a registration."
    >
      <FieldGrid>
        <LineField
          name="realEstate.reraAgent"
          label="RERA registration"
          description="For example: K-RERA/AGENT/0000/2027"
        />
        <LineField
          name="realEstate.authority"
          label="State authority"
          description="For example: Kerala RERA"
        />
      </FieldGrid>
    </Section>
  );
}
