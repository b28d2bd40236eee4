import { contact } from "@/content/contact";
import { formatResponseTime, listFirmStatements } from "@/content/disclosures";
import { screens } from "@/content/screens";
import { site } from "@/content/site";
import { ContactForm } from "./contact-form";
import styles from "./contact-screen.module.css";
import { People } from "./people";
import { HeroBand } from "@/components/site/pages/hero-band";
import { Statements } from "@/components/site/layout/statements";

const firm = listFirmStatements(site);
const responseTime = formatResponseTime(site);

export function ContactScreen() {
  return (
    <>
      <HeroBand title={screens.contact.title} subtitle={contact.subtitle} image="contact" />
      <div className={`container ${styles.columns}`}>
        <div className={styles.invitation}>
          <h2 className={styles.title}>{contact.invitation.title}</h2>
          <p>{contact.invitation.text}</p>
          {responseTime && <p className={styles.promise}>{responseTime}</p>}
        </div>
        <div className={styles.card}>
          <ContactForm />
        </div>
        <div className={styles.after}>
          <h3 className={styles.next}>{contact.next.title}</h3>
          <ol className={styles.steps}>
            {contact.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {firm.length > 0 && (
            <div className={styles.firm}>
              <Statements title={contact.reachUs} statements={firm} />
            </div>
          )}
        </div>
      </div>
      {site.people.length > 0 && <People title={contact.people} people={site.people} />}
    </>
  );
}
