"use client";

import { useState } from "react";
import { PreviewFrame } from "@/components/portal/preview/preview-frame";
import { BlogArticle } from "@/components/site/blog/blog-article";
import { BlogCard } from "@/components/site/blog/blog-card";
import { MediaCard } from "@/components/site/media/media-card";
import { OfferDetail } from "@/components/site/offers/offer-detail";
import { OfferSlide } from "@/components/site/offers/offer-slide";
import carousel from "@/components/site/offers/offers-carousel.module.css";
import { toMediaCardItem } from "@/lib/entries/media/card";
import { toOfferSlide } from "@/lib/entries/offer/slide";
import { toArticle } from "@/lib/html/article";
import { toPageHtml } from "@/lib/html/page-html";
import type { BlogDto } from "@/lib/entries/blog/schema";
import type { MediaDto } from "@/lib/entries/media/schema";
import type { OfferDto } from "@/lib/entries/offer/schema";
import { ListPreview } from "./list-preview";

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
