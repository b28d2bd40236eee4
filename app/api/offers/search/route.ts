import { offerKind } from "@/lib/entries/offer/kind";
import { entrySearchRoutes } from "@/lib/entries/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = entrySearchRoutes(offerKind);
