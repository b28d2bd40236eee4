import { ArtImage } from "@/components/ui/art-image";
import { statementsOf } from "@/content/disclosures";
import { breadcrumbsOf } from "@/content/navigation";
import { notesOf } from "@/content/notes";
import { sections } from "@/content/sections";
import { site } from "@/content/site";
import type { ContentPage, Section } from "@/content/types";
import { Breadcrumbs } from "@/components/site/layout/breadcrumbs";
import { ClaimNotes } from "./claim-notes";
import { CrossLinkCard } from "./cross-link-card";
import { FeatureCard } from "./feature-card";
import styles from "./service-page.module.css";
import { ServiceShell } from "./service-shell";
import { Statements } from "@/components/site/layout/statements";
import { WhyChoose } from "./why-choose";

/** An information page (spec §2): what belongs to the service, why with us, and where it is from. */
export function ServicePage({ section, page }: { section: Section; page: ContentPage }) {
  const features = [...page.features, ...(page.moreFeatures ?? [])];
  const statements = statementsOf(section, page, site.disclosures);
  const notes = notesOf(page);
  return (
    <ServiceShell title={page.title} subtitle={page.subtitle} image={section.image}>
      <div className="container">
        <Breadcrumbs steps={breadcrumbsOf(sections, page.href)} />
        <div className={styles.opening}>
          <p className={styles.introduction}>{page.introduction}</p>
          <ArtImage
            art={`/art/pages/${page.image}`}
            widths={[480, 960]}
            width={960}
            height={720}
            sizes="(min-width: 48em) min(44vw, 520px), calc(100vw - 2.5rem)"
            className={styles.image}
          />
        </div>
        <h2 className={styles.heading}>{page.featuresTitle}</h2>
        <ul className={styles.grid} data-count={features.length}>
          {features.map((feature) => (
            <FeatureCard key={feature.title} feature={feature} notes={notes} />
          ))}
        </ul>
      </div>
      <WhyChoose title={page.reasons.title} points={page.reasons.points} notes={notes} />
      {(page.crossLink || notes.length > 0 || statements.length > 0) && (
        <div className={`container ${styles.after}`}>
          {page.crossLink && <CrossLinkCard crossLink={page.crossLink} />}
          <Statements title="Regulatory Information" statements={statements} />
          <ClaimNotes claims={notes} />
        </div>
      )}
    </ServiceShell>
  );
}
