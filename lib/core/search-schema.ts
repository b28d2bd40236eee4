import { z } from "zod";
import { isStorable } from "./fields";
import { PAGE_MAX, PAGE_SIZE_MAX } from "./page-schema";

const MAX_LENGTH = 200;
// The database compares each word with every row.
const MAX_WORDS = 10;

const countWords = (text: string) => text.split(/\s+/).length;

export const queryTextSchema = z
  .string("Search must be text")
  .trim()
  .max(MAX_LENGTH, `Search must be at most ${MAX_LENGTH} characters`)
  .refine((text) => countWords(text) <= MAX_WORDS, `Search must be at most ${MAX_WORDS} words`)
  .refine(isStorable, "Search contains an invalid character");

const wholeNumber = (label: string, max: number) => {
  const message = `${label} must be a whole number from 1 to ${max}`;
  return z.int(message).min(1, message).max(max, message).optional();
};

export const searchSchema = z.object({
  text: queryTextSchema.refine((text) => text !== "", "Enter a search term"),
  page: wholeNumber("page", PAGE_MAX),
  pageSize: wholeNumber("pageSize", PAGE_SIZE_MAX),
});
