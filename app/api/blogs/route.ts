import { blogKind } from "@/lib/entries/blog/kind";
import { entryListRoutes } from "@/lib/entries/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = entryListRoutes(blogKind);
