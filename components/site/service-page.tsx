import { claims } from "@/content/claims";
import { breadcrumbsOf } from "@/content/navigation";
import { sections } from "@/content/sections";
import type { ContentPage, Section } from "@/content/types";
import { Breadcrumbs } from "./breadcrumbs";
import { ClaimNotes } from "./claim-notes";
import { CrossLinkCard } from "./cross-link-card";
import { FeatureCard } from "./feature-card";
import styles from "./service-page.module.css";
import { ServiceShell } from "./service-shell";
import { WhyChoose } from "./why-choose";

/** An information page (spec §2): what belongs to the service, why with us, and where it is from. */
export function ServicePage({ section, page }: { section: Section; page: ContentPage }) {
  const features = [...page.features, ...(page.moreFeatures ?? [])];
  const notes = claims.filter(({ id }) => page.claims?.includes(id));
  return (
    <ServiceShell title={page.title} subtitle={page.subtitle} picture={section.picture}>
      <div className="container">
        <Breadcrumbs steps={breadcrumbsOf(sections, page.href)} />
        <p className={styles.introduction}>{page.introduction}</p>
        <h2 className={styles.heading}>{page.featuresTitle}</h2>
        <ul className={styles.grid}>
          {features.map((feature) => (
            <FeatureCard key={feature.title} feature={feature} />
          ))}
        </ul>
      </div>
      <WhyChoose title={page.reasons.title} points={page.reasons.points} />
      {(page.crossLink || notes.length > 0) && (
        <div className={`container ${styles.after}`}>
          {page.crossLink && <CrossLinkCard crossLink={page.crossLink} />}
          <ClaimNotes claims={notes} />
        </div>
      )}
    </ServiceShell>
  );
}
