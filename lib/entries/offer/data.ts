import "server-only";
import { getDb } from "@/lib/db/client";
import { newestFirst } from "@/lib/db/pagination";
import { toDto } from "@/lib/entries/kind";
import { offerKind } from "./kind";
import type { OfferDto } from "./schema";
import { type OfferSlideDto, toOfferSlide } from "./slide";

/** Every offer as a slide, newest first. */
export async function listOfferSlides(): Promise<OfferSlideDto[]> {
  const { select } = offerKind;
  const rows = await getDb().offer.findMany({ select, orderBy: newestFirst });
  return rows.map((row) => toOfferSlide(toDto<OfferDto>(row)));
}
