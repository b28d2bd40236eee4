import { ArtImage } from "@/components/ui/art-image";
import { ButtonLink } from "@/components/ui/button-link";
import { callToAction } from "@/content/contact";
import { buildBreadcrumbs, findSiblingPages } from "@/content/navigation";
import { listPageClaims } from "@/content/notes";
import { sections } from "@/content/sections";
import type { ContentPage, Section } from "@/content/types";
import { Breadcrumbs } from "@/components/site/layout/breadcrumbs";
import { paths } from "@/lib/core/paths";
import type { RelatedForPage } from "@/lib/entries/related/data";
import type { FirmDetails } from "@/lib/firm/schema";
import { listPageSubjects, listStatements } from "@/lib/firm/statements";
import { ComparisonTable } from "./comparison-table";
import { Questions } from "./questions";
import { toOfferStep, toPageStep, toPostStep, ReadNext } from "./read-next";
import { ClaimNotes } from "./claim-notes";
import { CrossLinkCard } from "./cross-link-card";
import { FeatureCard } from "./feature-card";
import styles from "./service-page.module.css";
import { ServiceShell } from "./service-shell";
import { RegulatoryInformation } from "./regulatory-information";
import { WhyChoose } from "./why-choose";
// Imported last: see components/site/calculators/calculator.css.
import { CalculatorSection } from "@/components/site/calculators/calculator-section";

type ServicePageProps = {
  section: Section;
  page: ContentPage;
  firm: FirmDetails;
  /** Undefined if the related posts and offers could not be loaded. */
  related?: RelatedForPage;
};

export function ServicePage({ section, page, firm, related }: ServicePageProps) {
  const features = [...page.features, ...(page.moreFeatures ?? [])];
  const subjects = listPageSubjects(section, page);
  const hasStatements = listStatements(subjects, firm).length > 0;
  const claims = listPageClaims(page);
  return (
    <ServiceShell
      title={page.title}
      subtitle={page.subtitle}
      image={section.image}
      actions={<HeroActions page={page} />}
    >
      <div className="container">
        <Breadcrumbs steps={buildBreadcrumbs(sections, page.href)} />
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
      </div>
      {page.calculator && (
        <CalculatorSection calculator={page.calculator} page={page} claims={claims} />
      )}
      <div className="container">
        <h2 className={styles.heading}>{page.featuresTitle}</h2>
        <ul className={styles.grid} data-count={features.length}>
          {features.map((feature) => (
            <FeatureCard key={feature.title} feature={feature} claims={claims} />
          ))}
        </ul>
      </div>
      {page.comparison && <ComparisonTable comparison={page.comparison} claims={claims} />}
      <WhyChoose title={page.reasons.title} points={page.reasons.points} claims={claims} />
      <Questions about={page.title} questions={page.questions} claims={claims} />
      <ReadNext
        groups={[
          { title: "From the Blog", steps: (related?.posts ?? []).map(toPostStep) },
          { title: "Current Offers", steps: (related?.offers ?? []).map(toOfferStep) },
          { title: "Related Services", steps: findSiblingPages(sections, page).map(toPageStep) },
        ]}
      />
      {(page.crossLink || claims.length > 0 || hasStatements) && (
        <div className={`container ${styles.after}`}>
          {page.crossLink && <CrossLinkCard crossLink={page.crossLink} />}
          <RegulatoryInformation subjects={subjects} firm={firm} />
          <ClaimNotes claims={claims} />
        </div>
      )}
    </ServiceShell>
  );
}

function HeroActions({ page: { title, href, calculator } }: { page: ContentPage }) {
  const contactUrl = paths.contactAbout(title, href);
  if (!calculator)
    return (
      <ButtonLink href={contactUrl} variant="light">
        {callToAction.heroButton}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink href="#calculator" variant="light">
        {calculator.action}
      </ButtonLink>
      <ButtonLink href={contactUrl} variant="lightOutline">
        {callToAction.heroButton}
      </ButtonLink>
    </>
  );
}
