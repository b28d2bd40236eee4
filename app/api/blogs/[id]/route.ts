import { blogKind } from "@/lib/entries/blog/kind";
import { entryRoutes } from "@/lib/entries/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = entryRoutes(blogKind);
