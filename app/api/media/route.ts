import { mediaKind } from "@/lib/entries/media/kind";
import { entryListRoutes } from "@/lib/entries/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = entryListRoutes(mediaKind);
