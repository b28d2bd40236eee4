import { z } from "zod";
import { isStorable } from "./fields";
import { PAGE_MAX, PAGE_SIZE_MAX } from "./page-schema";

/** The most characters that are looked for. */
const MOST_SOUGHT = 200;
/** The most words: each is looked for in every row. */
const MOST_WORDS = 10;

const wordsIn = (text: string) => text.split(/\s+/).length;

/** What is looked for, without space around it; may be empty. */
export const queryTextSchema = z
  .string("Search must be text")
  .trim()
  .max(MOST_SOUGHT, `Search must be at most ${MOST_SOUGHT} characters`)
  .refine((text) => wordsIn(text) <= MOST_WORDS, `Search must be at most ${MOST_WORDS} words`)
  .refine(isStorable, "Search has a character that cannot be stored");

const wholeNumber = (label: string, max: number) => {
  const message = `${label} must be a whole number from 1 to ${max}`;
  return z.int(message).min(1, message).max(max, message).optional();
};

/** The body of a search: what is looked for, and which part of what is found (`pagingOf`). */
export const searchSchema = z.object({
  text: queryTextSchema.refine((text) => text !== "", "Enter what to search for"),
  page: wholeNumber("page", PAGE_MAX),
  pageSize: wholeNumber("pageSize", PAGE_SIZE_MAX),
});
