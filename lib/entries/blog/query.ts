import { truncateText } from "@/lib/core/format";

export const QUERY_LENGTH = 100;
/** Limits the cost, because every post is searched for each word. */
const QUERY_WORDS_MAX = 10;

export type BlogQuery = {
  words: string;
  /** True if a part of the visitor's text was cut off. */
  isTruncated: boolean;
};

/** Cuts a visitor's search to 100 characters and ten words, after collapsing its white space. */
export function readQuery(text: string): BlogQuery {
  const trimmed = text.trim().replace(/\s+/g, " ");
  const short = truncateText(trimmed, QUERY_LENGTH).trim();
  const words = short.split(" ").slice(0, QUERY_WORDS_MAX).join(" ");
  return { words, isTruncated: words !== trimmed };
}
