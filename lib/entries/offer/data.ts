import "server-only";
import { formatIndianIsoDate } from "@/lib/core/format";
import type { Paging } from "@/lib/core/page-schema";
import { getDb } from "@/lib/db/client";
import { type EntryListQueries, type Page, toSlice } from "@/lib/db/pagination";
import { entryList, sortByIds } from "@/lib/entries/store";
import { Prisma } from "@/prisma/generated/sqlite/client";
import { offerKind } from "./kind";
import type { OfferDto } from "./schema";
import { type OfferSlideDto, toOfferSlide } from "./slide";

/** Lists current offers, then ended ones, both newest first. */
export const offersEndedLast: EntryListQueries<OfferDto> = {
  ...entryList(offerKind),
  listIds: ({ skip = 0, take }) => {
    const today = formatIndianIsoDate(new Date());
    const slice = take === undefined ? Prisma.empty : Prisma.sql`LIMIT ${take} OFFSET ${skip}`;
    return getDb().$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "Offer"
      ORDER BY CASE WHEN "validUntil" < ${today} THEN 1 ELSE 0 END, "createdAt" DESC, "id" DESC
      ${slice}`;
  },
};

export async function listOfferSlides(paging: Paging): Promise<Page<OfferSlideDto>> {
  const { listIds, findByIds, count } = offersEndedLast;
  const [rows, total] = await Promise.all([listIds(toSlice(paging)), count()]);
  const ids = rows.map(({ id }) => id);
  return { items: sortByIds(ids, await findByIds(ids)).map(toOfferSlide), total };
}
