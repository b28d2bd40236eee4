import { offerExcerpt } from "@/lib/core/format";
import { htmlToText } from "@/lib/html/text";
import type { OfferDto } from "./schema";

/** What a slide of the home page shows: the description cut to its text (spec §2). */
export type OfferSlideDto = Omit<OfferDto, "description" | "version" | "createdAt"> & {
  excerpt: string;
};

/** An offer as its slide. */
export function toOfferSlide(offer: OfferDto): OfferSlideDto {
  const { id, title, category, discount, validUntil, image, description } = offer;
  const excerpt = offerExcerpt(htmlToText(description));
  return { id, title, category, discount, validUntil, image, excerpt };
}
