import { DirectLinks } from "@/components/site/contact/direct-links";
import { Portrait } from "@/components/site/contact/portrait";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { getTextAttributes } from "@/components/ui/text-attributes";
import type { IconName } from "@/content/types";
import { paths } from "@/lib/core/paths";
import type { FirmDetails } from "@/lib/firm/schema";
import { formatLenders, listDirectLinks, listRegistrations, peopleId } from "@/lib/firm/statements";
import styles from "./firm-strip.module.css";

const FACES_MAX = 3;

function listFacts(firm: FirmDetails): { icon: IconName; text: string; number?: string }[] {
  const { city, hours } = firm.contact;
  const facts: ReturnType<typeof listFacts> = [
    ...listRegistrations(firm).map(({ name, text }) => ({
      icon: "award" as const,
      text: name,
      number: text,
    })),
    { icon: "bank", text: formatLenders(firm) },
    { icon: "map", text: city },
    { icon: "clock", text: hours },
  ];
  return facts.filter(({ text }) => text !== "");
}

/** Says on the home page who the firm is, from the details that are set. */
export function FirmStrip({ firm }: { firm: FirmDetails }) {
  const facts = listFacts(firm);
  const faces = firm.people.filter(({ photograph }) => photograph).slice(0, FACES_MAX);
  const hasLinks = listDirectLinks(firm).length > 0;
  if (facts.length === 0 && faces.length === 0 && !hasLinks) return null;
  return (
    <section className={styles.strip} aria-label="About the firm">
      <div className={`container ${styles.row}`}>
        {faces.length > 0 && (
          <SiteLink href={`${paths.contact}#${peopleId}`} className={styles.people}>
            {faces.map(({ name, photograph }, index) => (
              <Portrait
                key={index}
                name={name}
                photograph={photograph}
                size={44}
                className={styles.face}
              />
            ))}
            <span className={styles.meet}>Meet the people you will talk to</span>
          </SiteLink>
        )}
        {hasLinks && <DirectLinks firm={firm} isCompact />}
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map(({ icon, text, number }) => (
              <li key={`${icon} ${text}`} data-icon={icon}>
                <Icon name={icon} size={18} />
                <span {...getTextAttributes(text)}>
                  {text} {number && <strong>{number}</strong>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
