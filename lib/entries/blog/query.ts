import { cutText } from "@/lib/core/format";

/** The most characters that a visitor may look for. */
export const QUERY_LENGTH = 100;
/** The most words: each is looked for in every post. */
const QUERY_WORDS = 10;

/** What is looked for among the posts. */
export type BlogQuery = {
  /** May be empty. */
  words: string;
  /** Whether more was asked for. */
  isCut: boolean;
};

/** What a visitor looks for, of what the address has: at most 100 characters and ten words. */
export function readQuery(sent: string): BlogQuery {
  const asked = sent.trim().replace(/\s+/g, " ");
  const short = cutText(asked, QUERY_LENGTH).trim();
  const words = short.split(" ").slice(0, QUERY_WORDS).join(" ");
  return { words, isCut: words !== asked };
}
