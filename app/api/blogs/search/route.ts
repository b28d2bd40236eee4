import { blogKind } from "@/lib/entries/blog/kind";
import { entrySearchRoutes } from "@/lib/entries/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = entrySearchRoutes(blogKind);
