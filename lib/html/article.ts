import { Parser } from "htmlparser2";
import { toPageHtml } from "./page-html";
import type { SafeHtml } from "./safe-html";
import { htmlToText } from "./text";

/** A heading of the second level, and what a link leads to it by. */
export type ArticleHeading = { id: string; text: string };

/** The text of a post as its page shows it. */
export type Article = {
  html: SafeHtml;
  /** In the order of the text; those without words are left out. */
  headings: ArticleHeading[];
  /** Without markup. */
  text: string;
  words: number;
};

/** No id of a page of ours, nor one that Mantine makes, begins like this. */
const PREFIX = "section-";
const ID_LENGTH = 60;

/** Letters, marks and digits of any script, with hyphens between: nothing that ends an attribute. */
const toId = (text: string) =>
  PREFIX +
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, ID_LENGTH)
    .toWellFormed()
    .replace(/[\uFFFD-]+$|^-+/g, "");

/** @param taken how often each id was wanted before */
function uniqueId(text: string, taken: Map<string, number>): string {
  const wanted = toId(text);
  let count = taken.get(wanted) ?? 0;
  let id = wanted;
  while (taken.has(id)) id = `${wanted}-${(count += 1)}`;
  taken.set(wanted, Math.max(count, 1));
  if (id !== wanted) taken.set(id, 1);
  return id;
}

/** The headings of a text with where each one's tag has its name behind it. */
function headingsOf(html: SafeHtml): (ArticleHeading & { at: number })[] {
  const headings: (ArticleHeading & { at: number })[] = [];
  const taken = new Map<string, number>();
  let open: { at: number; text: string } | null = null;
  const parser = new Parser({
    onopentagname: (name) => {
      if (name === "h2") open = { at: parser.startIndex + "<h2".length, text: "" };
    },
    ontext: (data) => {
      if (open) open.text += data;
    },
    onclosetag: (name) => {
      if (name === "br" && open) open.text += " ";
      if (name !== "h2" || !open) return;
      const text = open.text.replace(/\s+/g, " ").trim();
      if (text !== "") headings.push({ id: uniqueId(text, taken), text, at: open.at });
      open = null;
    },
  });
  parser.end(html);
  return headings;
}

/**
 * HTML that was sanitised, with an id on each heading of the second level that has words. A parser
 * finds them: a pattern would take what stands in an attribute for a tag, and end that attribute.
 */
export function withHeadingIds(html: SafeHtml): { html: SafeHtml; headings: ArticleHeading[] } {
  const found = headingsOf(html);
  let marked = "";
  let end = 0;
  for (const { id, at } of found) {
    marked += `${html.slice(end, at)} id="${id}"`;
    end = at;
  }
  return {
    html: (marked + html.slice(end)) as SafeHtml,
    headings: found.map(({ id, text }) => ({ id, text })),
  };
}

/** Stored HTML of a post as its page shows it (`toPageHtml`), with what its contents are made of. */
export function toArticle(stored: string): Article {
  const { html, headings } = withHeadingIds(toPageHtml(stored, "article"));
  const text = htmlToText(html);
  return { html, headings, text, words: text.split(" ").filter(Boolean).length };
}

const WORDS_A_MINUTE = 200;

/** How many minutes a text takes to read, one at least. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));
