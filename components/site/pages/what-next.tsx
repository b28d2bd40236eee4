import { SiteLink } from "@/components/ui/site-link";
import { written } from "@/components/ui/written";
import type { ContentPage } from "@/content/types";
import { formatCalendarDate } from "@/lib/core/format";
import { paths } from "@/lib/core/paths";
import type { RelatedOffer, RelatedPost } from "@/lib/entries/related/data";
import styles from "./what-next.module.css";

/** A link, and one sentence of what it leads to. */
export type NextStep = { href: string; title: string; text: string };

export const pageStep = ({ href, title, summary }: ContentPage): NextStep => ({
  href,
  title,
  text: summary,
});

export const postStep = ({ id, title, summary }: RelatedPost): NextStep => ({
  href: paths.blogPost(id),
  title,
  text: summary,
});

export const offerStep = ({ id, title, discount, validUntil }: RelatedOffer): NextStep => ({
  href: paths.offer(id),
  title,
  text: [discount, validUntil && `Valid until ${formatCalendarDate(validUntil)}`]
    .filter(Boolean)
    .join(" · "),
});

export type NextGroup = { title: string; steps: NextStep[] };

/** Links to go on with, at the end of a page or post. A group without a step is not shown. */
export function WhatNext({ groups }: { groups: NextGroup[] }) {
  const shown = groups.filter(({ steps }) => steps.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="next-title">
      <div className="container">
        <h2 id="next-title" className={styles.heading}>
          Read Next
        </h2>
        <div className={styles.groups} data-count={shown.length}>
          {shown.map(({ title, steps }) => (
            <div key={title}>
              <h3 className={styles.title}>{title}</h3>
              <ul className={styles.steps}>
                {steps.map(({ href, title: name, text }) => (
                  <li key={href}>
                    <SiteLink href={href} {...written(name)}>
                      {name}
                    </SiteLink>
                    {text && <p {...written(text)}>{text}</p>}
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
