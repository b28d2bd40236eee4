import { truncateText } from "@/lib/core/format";

export const QUERY_LENGTH = 100;
/** Limits the cost, because each word is searched in every post. */
const QUERY_WORDS = 10;

export type BlogQuery = {
  words: string;
  /** True if the visitor's text was longer. */
  isTruncated: boolean;
};

/** Collapses white space in a visitor's search, and cuts it to 100 characters and ten words. */
export function readQuery(text: string): BlogQuery {
  const trimmed = text.trim().replace(/\s+/g, " ");
  const short = truncateText(trimmed, QUERY_LENGTH).trim();
  const words = short.split(" ").slice(0, QUERY_WORDS).join(" ");
  return { words, isTruncated: words !== trimmed };
}
