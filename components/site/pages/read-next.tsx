import { SiteLink } from "@/components/ui/site-link";
import { getTextAttributes } from "@/components/ui/text-attributes";
import type { ContentPage } from "@/content/types";
import { formatCalendarDate } from "@/lib/core/format";
import { paths } from "@/lib/core/paths";
import type { RelatedOffer, RelatedPost } from "@/lib/entries/related/data";
import styles from "./read-next.module.css";

export type ReadNextStep = { href: string; title: string; text: string };

export const toPageStep = ({ href, title, summary }: ContentPage): ReadNextStep => ({
  href,
  title,
  text: summary,
});

export const toPostStep = ({ id, title, summary }: RelatedPost): ReadNextStep => ({
  href: paths.blogPost(id),
  title,
  text: summary,
});

export const toOfferStep = ({ id, title, discount, validUntil }: RelatedOffer): ReadNextStep => ({
  href: paths.offer(id),
  title,
  text: [discount, validUntil && `Valid until ${formatCalendarDate(validUntil)}`]
    .filter(Boolean)
    .join(" · "),
});

export type ReadNextGroup = { title: string; steps: ReadNextStep[] };

export function ReadNext({ groups }: { groups: ReadNextGroup[] }) {
  const visibleGroups = groups.filter(({ steps }) => steps.length > 0);
  if (visibleGroups.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="next-title">
      <div className="container">
        <h2 id="next-title" className={styles.heading}>
          Read Next
        </h2>
        <div className={styles.groups} data-count={visibleGroups.length}>
          {visibleGroups.map(({ title, steps }) => (
            <div key={title}>
              <h3 className={styles.title}>{title}</h3>
              <ul className={styles.steps}>
                {steps.map(({ href, title: name, text }) => (
                  <li key={href}>
                    <SiteLink href={href} {...getTextAttributes(name)}>
                      {name}
                    </SiteLink>
                    {text && <p {...getTextAttributes(text)}>{text}</p>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
