import { deleteBlog, getBlog, updateBlog } from "@/lib/entries/blog/data";
import { ENTRY_LIMIT } from "@/lib/http/body";
import { done, entity, updated } from "@/lib/http/reply";
import { adminRoute, publicRoute, resource } from "@/lib/http/route";
import { publish } from "@/lib/cache/publish";
import { blogInputSchema } from "@/lib/entries/blog/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    handle: async ({ id }) => entity(await getBlog(id), "Blog post"),
  }),
  PUT: adminRoute({
    body: { schema: blogInputSchema, limit: ENTRY_LIMIT },
    handle: async ({ actor, id, input, expectedVersion }) =>
      updated(await publish("blog", id, () => updateBlog(actor, id, input, expectedVersion()))),
  }),
  DELETE: adminRoute({
    handle: async ({ actor, id, expectedVersion }) => {
      await publish("blog", id, () => deleteBlog(actor, id, expectedVersion()));
      return done();
    },
  }),
});
