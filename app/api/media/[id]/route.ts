import { mediaKind } from "@/lib/entries/media/kind";
import { entryRoutes } from "@/lib/entries/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = entryRoutes(mediaKind);
