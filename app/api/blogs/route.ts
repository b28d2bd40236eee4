import { createBlog, listBlogs } from "@/lib/data/blogs";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { created, list } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { publish } from "@/lib/publishing";
import { blogInputSchema } from "@/lib/schemas/blog";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    handle: async ({ paging }) => list(await listBlogs(paging())),
  }),
  POST: adminRoute({
    body: { schema: blogInputSchema, limit: ENTRY_LIMIT },
    handle: async ({ actor, input }) =>
      created(await publish("blog", null, () => createBlog(actor, input))),
  }),
});
