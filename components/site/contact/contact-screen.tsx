import { contact } from "@/content/contact";
import { screens } from "@/content/screens";
import buttons from "@/components/ui/button.module.css";
import { paths } from "@/lib/core/paths";
import type { FirmDetails } from "@/lib/firm/schema";
import { formatResponseTime, listFirmStatements } from "@/lib/firm/statements";
import { ContactForm } from "./contact-form";
import styles from "./contact-screen.module.css";
import { InvestorInformation } from "./investor-information";
import { People } from "./people";
import { HeroBand } from "@/components/site/pages/hero-band";
import { Statements } from "@/components/site/layout/statements";

export function ContactScreen({ firm }: { firm: FirmDetails }) {
  const statements = listFirmStatements(firm);
  const responseTime = formatResponseTime(firm);
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
          <ContactForm responseTime={responseTime} />
        </div>
        <div className={styles.after}>
          <h3 className={styles.next}>{contact.next.title}</h3>
          <ol className={styles.steps}>
            {contact.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {statements.length > 0 && (
            <div className={styles.firm}>
              <Statements title={contact.reachUs} statements={statements} />
            </div>
          )}
          <YourData />
        </div>
      </div>
      {firm.people.length > 0 && <People title={contact.people} people={firm.people} />}
      <InvestorInformation {...firm} />
    </>
  );
}

/** Uses plain links, because the form waits for `hashchange`, which Next's links do not cause. */
function YourData() {
  const { title, text, requests, otherRequests } = contact.yourData;
  return (
    <section className={styles.data} aria-labelledby="your-data">
      <h2 id="your-data">{title}</h2>
      <p>{text}</p>
      <ul className={styles.requests}>
        {requests.map(({ title: request, href }) => (
          <li key={href}>
            {/* Without JavaScript, a link from another page scrolls here. */}
            <noscript>
              <span id={href.slice(href.indexOf("#") + 1)} />
            </noscript>
            <a
              href={href.slice(paths.contact.length)}
              className={`${buttons.button} ${buttons.outline}`}
            >
              {request}
            </a>
          </li>
        ))}
      </ul>
      <p>{otherRequests}</p>
    </section>
  );
}
