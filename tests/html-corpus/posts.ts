import type { Page } from "@playwright/test";
import { expect } from "../e2e/fixtures";
import { publishBlog } from "../support/entries";
import { HARMLESS, idOf, open } from "./hostile-test";
import { differenceOf } from "./outline";
import type { Witness } from "./witness";

/** What each post leads to, in titles and summaries of others, is its own. */
const NEXT = /<section [^>]*aria-labelledby="next-title">.*?<\/section>/s;

/** The page of a post as the server sends it: the post's HTML, and what stands around it. */
async function read(url: string) {
  const response = await fetch(url);
  const html = (await response.text())
    .replaceAll(idOf(url), "ID")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");
  const [before = "", begin = ""] = /^.*?(<div class="[^"]*richText[^"]*">)/s.exec(html) ?? [];
  // Behind the footer there are only scripts, which repeat the post's HTML.
  const [shown = "", after = ""] = begin
    ? html.slice(before.length).split(/<\/div>(.*?<\/footer>)/s, 2)
    : [];
  // The ids of headings are the page's own, each once on it.
  const content = shown.replace(/<h2 id="section-[^"<>]*"/g, "<h2");
  // The tags of the head come in the order in which they are known, which varies.
  const tags = before.split("<").sort().join("<");
  return {
    status: response.status,
    html,
    content,
    around: `${tags}</div>${after.replace(NEXT, "")}`,
  };
}

/** The sanitiser leaves a text without tags to the letter as it is: one way to write brackets. */
const withNamedBrackets = (html: string) =>
  html.replaceAll("&#60;", "&lt;").replaceAll("&#62;", "&gt;");

/** What was wrong with each page of a post that was opened, by its HTML. */
const judged = new Map<string, string[]>();

/**
 * Judges pages of posts beside one whose content is harmless: alone, or what several of them show
 * on one page. A page that differs in nothing but the id and the time from one that was opened is
 * the same to a browser, and not opened once more.
 */
export async function postsJudge(
  page: Page,
  witness: Witness,
  { harmlessUrl, siteUrl, token }: { harmlessUrl: string; siteUrl: string; token: string },
) {
  const harmless = await open(page, witness, harmlessUrl);
  expect(harmless.complaints).toEqual([]);
  const { content, around } = await read(harmlessUrl);
  expect(content).toBe(HARMLESS.html);

  const judgeOpened = async (key: string, url: string): Promise<string[]> => {
    const known = judged.get(key);
    if (known) return known;
    const { complaints, outline } = await open(page, witness, url);
    const found = [...complaints, ...differenceOf(outline, harmless.outline)];
    judged.set(key, found);
    return found;
  };

  return async (urls: string[]): Promise<string[]> => {
    const pages = await Promise.all(urls.map(read));
    const bad = pages.find(({ status }) => status !== 200);
    if (bad) return [`its page answers ${bad.status}`];
    const [first] = pages;
    if (!first) return [];
    if (pages.length === 1) return judgeOpened(first.html, urls[0]!);
    if (pages.some((each) => each.around !== around)) return ["the page around it differs"];
    // What the sanitiser let through is well-formed, and stays what it is beside others.
    const together = withNamedBrackets(pages.map((each) => each.content).join(""));
    const { id } = await publishBlog(siteUrl, token, { title: "Hostile", content: together });
    const url = `${siteUrl}/blog/${id}`;
    const shown = (await read(url)).content;
    if (shown !== together) return [`together it is ${shown} in place of ${together}`];
    return judgeOpened(together, url);
  };
}
