import { mediaKind } from "@/lib/entries/media/kind";
import { entrySearchRoutes } from "@/lib/entries/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = entrySearchRoutes(mediaKind);
