import "server-only";
import type { Paging } from "@/lib/core/page-schema";
import { getDb } from "@/lib/db/client";
import { countAll, newestFirst, type Page, toSlice } from "@/lib/db/pagination";
import { toDto } from "@/lib/entries/kind";
import { offerKind } from "./kind";
import type { OfferDto } from "./schema";
import { type OfferSlideDto, toOfferSlide } from "./slide";

export async function listOfferSlides(paging: Paging): Promise<Page<OfferSlideDto>> {
  const { select } = offerKind;
  const [rows, total] = await Promise.all([
    getDb().offer.findMany({ select, orderBy: newestFirst, ...toSlice(paging) }),
    countAll("Offer"),
  ]);
  return { items: rows.map((row) => toOfferSlide(toDto<OfferDto>(row))), total };
}
