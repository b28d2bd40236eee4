import { Parser } from "htmlparser2";
import { toPageHtml } from "./page-html";
import type { SafeHtml } from "./safe-html";
import { htmlToText } from "./text";

export type ArticleHeading = { id: string; text: string };

export type Article = {
  html: SafeHtml;
  headings: ArticleHeading[];
  text: string;
  wordCount: number;
};

/** Avoids duplicate ids: no other id on a page starts with this prefix. */
const PREFIX = "section-";
const ID_LENGTH = 60;

/** Replaces all but letters, marks and digits with hyphens, so that no quotation mark ends the id attribute. */
const toId = (text: string) =>
  PREFIX +
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, ID_LENGTH)
    .toWellFormed()
    .replace(/[\uFFFD-]+$|^-+/g, "");

function toUniqueId(text: string, usedIds: Map<string, number>): string {
  const baseId = toId(text);
  let count = usedIds.get(baseId) ?? 0;
  let id = baseId;
  while (usedIds.has(id)) id = `${baseId}-${(count += 1)}`;
  usedIds.set(baseId, Math.max(count, 1));
  if (id !== baseId) usedIds.set(id, 1);
  return id;
}

function findHeadings(html: SafeHtml): (ArticleHeading & { offset: number })[] {
  const headings: (ArticleHeading & { offset: number })[] = [];
  const usedIds = new Map<string, number>();
  let open: { offset: number; text: string } | null = null;
  const parser = new Parser({
    onopentagname: (name) => {
      if (name === "h2") open = { offset: parser.startIndex + "<h2".length, text: "" };
    },
    ontext: (data) => {
      if (open) open.text += data;
    },
    onclosetag: (name) => {
      if (name === "br" && open) open.text += " ";
      if (name !== "h2" || !open) return;
      const text = open.text.replace(/\s+/g, " ").trim();
      if (text !== "") headings.push({ id: toUniqueId(text, usedIds), text, offset: open.offset });
      open = null;
    },
  });
  parser.end(html);
  return headings;
}

/** Adds an id to each h2 that contains text. Uses a parser, because attributes may contain <h2> too. */
export function withHeadingIds(html: SafeHtml): { html: SafeHtml; headings: ArticleHeading[] } {
  const headings = findHeadings(html);
  let output = "";
  let end = 0;
  for (const { id, offset } of headings) {
    output += `${html.slice(end, offset)} id="${id}"`;
    end = offset;
  }
  return {
    html: (output + html.slice(end)) as SafeHtml,
    headings: headings.map(({ id, text }) => ({ id, text })),
  };
}

export function toArticle(stored: string): Article {
  const { html, headings } = withHeadingIds(toPageHtml(stored, "article"));
  const text = htmlToText(html);
  return { html, headings, text, wordCount: text.split(" ").filter(Boolean).length };
}

const WORDS_PER_MINUTE = 200;

export const estimateReadingMinutes = (wordCount: number): number =>
  Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
