import { blogList, createBlog } from "@/lib/data/blogs";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { publicList } from "@/lib/http/public-list";
import { created } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { paths } from "@/lib/paths";
import { publish } from "@/lib/publishing";
import { blogInputSchema } from "@/lib/schemas/blog";

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
