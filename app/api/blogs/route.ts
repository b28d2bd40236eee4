import { blogList, createBlog } from "@/lib/entries/blog/data";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { publicList } from "@/lib/entries/public-list";
import { created } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { paths } from "@/lib/core/paths";
import { publish } from "@/lib/cache/publish";
import { blogInputSchema } from "@/lib/entries/blog/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    handle: ({ request, paging }) => publicList(request, paths.api.blogs, blogList, paging()),
  }),
  POST: adminRoute({
    body: { schema: blogInputSchema, limit: ENTRY_LIMIT },
    handle: async ({ actor, input }) =>
      created(await publish("blog", null, () => createBlog(actor, input))),
  }),
});
