import { z } from "zod";
import { isStorable } from "@/lib/core/fields";
import { PAGE_MAX, PAGE_SIZE_MAX, pagingOf } from "@/lib/core/page-schema";

/** The most characters that are looked for. */
const MOST_SOUGHT = 200;
/** The most words: each is looked for in every lead. */
const MOST_WORDS = 10;

const wordsIn = (text: string) => text.split(/\s+/).length;

/** What is looked for, without space around it; may be empty. */
export const queryTextSchema = z
  .string("Search must be text")
  .trim()
  .max(MOST_SOUGHT, `Search must be at most ${MOST_SOUGHT} characters`)
  .refine((text) => wordsIn(text) <= MOST_WORDS, `Search must be at most ${MOST_WORDS} words`)
  .refine(isStorable, "Search has a character that cannot be stored");

const spam = z.boolean("spam must be true or false").optional();

const wholeNumber = (label: string, max: number) => {
  const message = `${label} must be a whole number from 1 to ${max}`;
  return z.int(message).min(1, message).max(max, message).optional();
};

/** What is looked for among which leads, and which part of what is found; without it all of it. */
export const contactSearchSchema = z
  .object({
    text: queryTextSchema.refine((text) => text !== "", "Enter what to search for"),
    spam,
    page: wholeNumber("page", PAGE_MAX),
    pageSize: wholeNumber("pageSize", PAGE_SIZE_MAX),
  })
  .transform(({ page, pageSize, ...choice }) => ({ ...choice, paging: pagingOf(page, pageSize) }));

/** Which leads are exported: those that are shown. */
export const contactExportSchema = z.object({ text: queryTextSchema.optional(), spam });

/** Which leads: those with the text, marked as spam or not. Undefined is all. */
export type ContactFilter = z.output<typeof contactExportSchema>;
