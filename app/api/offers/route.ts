import { offerKind } from "@/lib/entries/offer/kind";
import { entryListRoutes } from "@/lib/entries/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = entryListRoutes(offerKind);
