import { z } from "zod";
import { optionalUrl, requiredText, timestamp, TITLE_LENGTH, version } from "@/lib/core/fields";
import { optionalHtml } from "@/lib/html/schema";

/** Far longer than the four lines that a card shows. */
const SUMMARY_LENGTH = 1_000;

/** Staff input (spec §5, §7). */
export const blogInputSchema = z.object({
  title: requiredText("Title", TITLE_LENGTH),
  content: optionalHtml("Content"),
  authorName: requiredText("Author name", TITLE_LENGTH),
  image: optionalUrl("Image URL"),
  short_desc: requiredText("Short description", SUMMARY_LENGTH),
});

export type BlogInput = z.output<typeof blogInputSchema>;
export type BlogFormValues = z.input<typeof blogInputSchema>;

/** API response (spec §3). */
export const blogDtoSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    content: z.string(),
    authorName: z.string(),
    image: z.string().nullable(),
    short_desc: z.string(),
    createdAt: timestamp,
    version,
  })
  .meta({ id: "Blog" });

export type BlogDto = z.infer<typeof blogDtoSchema>;
