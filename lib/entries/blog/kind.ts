import "server-only";
import { paths } from "@/lib/core/paths";
import type { EntryKind } from "@/lib/entries/kind";
import { toStoredHtml } from "@/lib/html/stored-html";
import { htmlToText } from "@/lib/html/text";
import { type BlogDto, blogDtoSchema, type BlogInput, blogInputSchema } from "./schema";

export const blogKind: EntryKind<BlogInput, BlogDto> = {
  entity: "blog",
  label: "Blog post",
  path: paths.api.blogs,
  inputSchema: blogInputSchema,
  dtoSchema: blogDtoSchema,
  table: "Blog",
  model: (db) => db.blog,
  select: {
    id: true,
    title: true,
    authorName: true,
    image: true,
    short_desc: true,
    createdAt: true,
    content: true,
    version: true,
  },
  toColumns: async (input) => ({ ...input, content: await toStoredHtml(input.content) }),
  listTexts: ({ title, authorName, short_desc, content }) => [
    title,
    authorName,
    short_desc,
    htmlToText(content),
  ],
};
