"use client";

import { AdviserSection, ComplaintsSection } from "./adviser-sections";
import { CompanySection, ContactSection, PeopleSection, SocialSection } from "./firm-sections";
import {
  FundsSection,
  InsuranceSection,
  LoansSection,
  RealEstateSection,
} from "./distribution-sections";
import styles from "./firm-fields.module.css";

export function FirmFields() {
  return (
    <>
      <p className={styles.note}>
        Empty fields are not shown on the site. An update shows on every page at once.
      </p>
      <div className={styles.sections}>
        <ContactSection />
        <SocialSection />
        <PeopleSection />
        <CompanySection />
        <AdviserSection />
        <ComplaintsSection />
        <FundsSection />
        <InsuranceSection />
        <LoansSection />
        <RealEstateSection />
      </div>
    </>
  );
}
