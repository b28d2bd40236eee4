import { offersEndedLast } from "@/lib/entries/offer/data";
import { offerKind } from "@/lib/entries/offer/kind";
import { offerListQuerySchema } from "@/lib/entries/offer/schema";
import { entryListRoute, entryListRoutes } from "@/lib/entries/routes";
import { entryList } from "@/lib/entries/store";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = entryListRoutes(
  offerKind,
  entryListRoute(offerKind, offerListQuerySchema, ({ endedLast }) =>
    endedLast === "true" ? offersEndedLast : entryList(offerKind),
  ),
);
