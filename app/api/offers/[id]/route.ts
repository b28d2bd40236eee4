import { offerKind } from "@/lib/entries/offer/kind";
import { entryRoutes } from "@/lib/entries/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = entryRoutes(offerKind);
