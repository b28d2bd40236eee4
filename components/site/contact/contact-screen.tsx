import { firmStatements } from "@/content/disclosures";
import { site } from "@/content/site";
import { ContactForm } from "./contact-form";
import styles from "./contact-screen.module.css";
import { HeroBand } from "@/components/site/pages/hero-band";
import { Statements } from "@/components/site/layout/statements";

const firm = firmStatements(site.disclosures);

/** The page to talk to us: hero picture, invitation, form (spec §2). */
export function ContactScreen() {
  return (
    <>
      <HeroBand
        title="Contact Us"
        subtitle="Tell us about your financial goals. Whether you are starting to save, buying a home or planning your estate, we would like to hear from you."
        picture="contact"
      />
      <div className={`container ${styles.columns}`}>
        <div className={styles.words}>
          <h2 className={styles.title}>Send Us a Message</h2>
          <p>
            A few lines are enough: what you want to achieve, by when, and what worries you about
            it. One of us reads every message and answers in person.
          </p>
          <h3 className={styles.next}>What Happens Next</h3>
          <ol className={styles.steps}>
            <li>We read your message and call or write back.</li>
            <li>We talk about your goals, your income and your commitments.</li>
            <li>You get our suggestions in writing, each with its costs.</li>
          </ol>
          {firm.length > 0 && (
            <div className={styles.firm}>
              <Statements title="Reach Us Directly" statements={firm} />
            </div>
          )}
        </div>
        <div className={styles.card}>
          <ContactForm />
        </div>
      </div>
    </>
  );
}
