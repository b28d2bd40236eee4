import { contact } from "@/content/contact";
import { privacyNotice } from "@/content/privacy-notice";
import { screens } from "@/content/screens";
import buttons from "@/components/ui/button.module.css";
import { paths } from "@/lib/core/paths";
import type { FirmDetails } from "@/lib/firm/schema";
import { formatResponseTime, listDirectLinks, listOfficeStatements } from "@/lib/firm/statements";
import { ContactForm } from "./contact-form";
import styles from "./contact-screen.module.css";
import { DirectLinks } from "./direct-links";
import { InvestorInformation } from "./investor-information";
import { People } from "./people";
import { PrivacyNotice } from "./privacy-notice";
import { HeroBand } from "@/components/site/pages/hero-band";
import { Statements } from "@/components/site/layout/statements";

export function ContactScreen({ firm }: { firm: FirmDetails }) {
  const office = listOfficeStatements(firm);
  const responseTime = formatResponseTime(firm);
  const { hours } = firm.contact;
  return (
    <>
      <HeroBand title={screens.contact.title} subtitle={contact.subtitle} image="contact">
        {listDirectLinks(firm).length > 0 && (
          <div className={styles.reach}>
            <DirectLinks firm={firm} isOnDark />
            {hours && <p className={styles.hours}>{hours}</p>}
          </div>
        )}
      </HeroBand>
      <div className={`container ${styles.columns}`}>
        <div className={styles.card}>
          <h2 className={styles.title}>{contact.invitation.title}</h2>
          <p className={styles.invitation}>
            {contact.invitation.text} {responseTime}
          </p>
          <ContactForm responseTime={responseTime} noticeVersion={privacyNotice.version}>
            <PrivacyNotice />
          </ContactForm>
        </div>
        <div className={styles.after}>
          <section>
            <h2>{contact.next.title}</h2>
            <ol className={styles.steps}>
              {contact.next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <Statements title={contact.reachUs} statements={office} />
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
