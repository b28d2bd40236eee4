"use client";

import { useState } from "react";
import { PreviewFrame } from "@/components/portal/preview/preview-frame";
import { BlogArticle } from "@/components/site/blog/blog-article";
import { BlogCard } from "@/components/site/blog/blog-card";
import { InvestorInformation } from "@/components/site/contact/investor-information";
import { People } from "@/components/site/contact/people";
import { MediaCard } from "@/components/site/media/media-card";
import { SiteFooter } from "@/components/site/layout/site-footer";
import { OfferDetail } from "@/components/site/offers/offer-detail";
import { OfferSlide } from "@/components/site/offers/offer-slide";
import carousel from "@/components/site/offers/offers-carousel.module.css";
import { RegulatoryInformation } from "@/components/site/pages/regulatory-information";
import { contact } from "@/content/contact";
import type { DisclosureSubject } from "@/content/types";
import { toMediaCardItem } from "@/lib/entries/media/card";
import { toOfferSlide } from "@/lib/entries/offer/slide";
import { toArticle } from "@/lib/html/article";
import { toPageHtml } from "@/lib/html/page-html";
import type { BlogDto } from "@/lib/entries/blog/schema";
import type { MediaDto } from "@/lib/entries/media/schema";
import type { OfferDto } from "@/lib/entries/offer/schema";
import { parseDetails } from "@/lib/firm/parse-details";
import type { FirmDto } from "@/lib/firm/schema";
import { formatResponseTime, listStatements } from "@/lib/firm/statements";
import { ListPreview } from "./list-preview";
import styles from "./list-preview.module.css";

export function BlogPreview({ draft }: { draft: BlogDto }) {
  // The preview shows the date that a save would set.
  const [updatedAt] = useState(() => new Date().toISOString());
  return (
    <PreviewFrame title={draft.title}>
      <BlogArticle blog={{ ...draft, updatedAt }} content={toArticle(draft.content)} />
      <ListPreview caption="In the list of posts">
        <BlogCard blog={draft} />
      </ListPreview>
    </PreviewFrame>
  );
}

export function MediaPreview({ draft }: { draft: MediaDto }) {
  return (
    <PreviewFrame title={draft.title}>
      <ListPreview caption="On the media page">
        <MediaCard item={toMediaCardItem(draft)} />
      </ListPreview>
    </PreviewFrame>
  );
}

export function OfferPreview({ draft }: { draft: OfferDto }) {
  return (
    <PreviewFrame title={draft.title}>
      <div className={carousel.section}>
        <OfferSlide slide={toOfferSlide(draft)} hasPriority />
      </div>
      <OfferDetail offer={draft} description={toPageHtml(draft.description, "article")} />
    </PreviewFrame>
  );
}

const subjects: { subject: DisclosureSubject; caption: string }[] = [
  { subject: "adviser", caption: "On pages about investments" },
  { subject: "mutualFunds", caption: "On pages about mutual funds" },
  { subject: "insurance", caption: "On pages about insurance" },
  { subject: "loans", caption: "On pages about loans" },
  { subject: "realEstate", caption: "On pages about real estate" },
];

export function FirmPreview({ draft }: { draft: FirmDto }) {
  const firm = parseDetails(draft);
  return (
    <PreviewFrame title="Firm details">
      <div className={`container ${styles.list}`}>
        <p className={styles.caption}>On every page</p>
      </div>
      <SiteFooter firm={firm} />
      {subjects
        .filter(({ subject }) => listStatements([subject], firm).length > 0)
        .map(({ subject, caption }) => (
          <div key={subject} className={`container ${styles.list}`}>
            <p className={styles.caption}>{caption}</p>
            <RegulatoryInformation subjects={[subject]} firm={firm} />
          </div>
        ))}
      <div className={`container ${styles.list}`}>
        <p className={styles.caption}>On the contact page</p>
        <p>{formatResponseTime(firm)}</p>
      </div>
      {firm.people.length > 0 && <People title={contact.people} people={firm.people} />}
      <InvestorInformation {...firm} />
    </PreviewFrame>
  );
}
