import { toOfferExcerpt } from "@/lib/core/format";
import { htmlToText } from "@/lib/html/text";
import { hasEnded } from "./has-ended";
import type { OfferDto } from "./schema";

/** A slide shows a short text instead of the description (spec §2). */
export type OfferSlideDto = Omit<OfferDto, "description" | "version" | "createdAt"> & {
  excerpt: string;
  hasEnded: boolean;
};

export function toOfferSlide(offer: OfferDto): OfferSlideDto {
  const { id, title, category, discount, validUntil, image, description } = offer;
  const excerpt = toOfferExcerpt(htmlToText(description));
  const slide = { id, title, category, discount, validUntil, image, excerpt };
  return { ...slide, hasEnded: hasEnded(validUntil) };
}
