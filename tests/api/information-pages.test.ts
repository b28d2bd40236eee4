import { expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { closing, informationPages, type SpecCard } from "../e2e/spec-pages";
import { call } from "../../tools/site/calls";
import { onSqlite } from "../support/on-each-database";

// What spec §2 says of each information page is in its HTML. tests/e2e/routes.spec.ts opens one page of
// each layout in a browser, tests/slow-browser all of them.

const textOf = (element: Element | null) =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

const isSame = (text: string, words: string | RegExp) =>
  typeof words === "string" ? text.toLowerCase() === words.toLowerCase() : words.test(text);

/** A text that begins with the words. */
const beginsWith = (text: string, words: string | RegExp) =>
  typeof words === "string"
    ? text.toLowerCase().startsWith(words.toLowerCase()) && !/^\w/.test(text.slice(words.length))
    : words.test(text);

const bulletsOf = (card: Element, words: string | RegExp) =>
  [...card.querySelectorAll("li")].filter((bullet) => beginsWith(textOf(bullet), words));

function isCard(card: Element, { title, bullets }: SpecCard): boolean {
  if (title) return isSame(textOf(card.querySelector("h3")), title);
  return bulletsOf(card, bullets[0]!).length > 0;
}

onSqlite("Information pages", (suite) => {
  test.each(informationPages)("$path", async (information) => {
    const { path, title, layout, cards, reasons, leadsTo } = information;
    const answer = await call(suite().site.url, path);
    expect(answer.status).toBe(200);
    const { document } = new JSDOM(await answer.text()).window;
    const main = document.querySelector("main")!;

    const heading = main.querySelector("h1")!;
    expect(isSame(textOf(heading), title)).toBe(true);
    expect(heading.nextElementSibling?.localName).toBe("p");
    expect(textOf(heading.nextElementSibling)).toMatch(/\w/);

    const allCards = [...main.querySelectorAll("li")].filter(
      (item) => item.querySelector("h3") && item.querySelector("li"),
    );
    if (layout === "four cards") expect(allCards).toHaveLength(4);
    else expect(allCards.length).toBeGreaterThanOrEqual(4);
    for (const expected of cards) {
      const found = allCards.filter((card) => isCard(card, expected));
      expect([expected, found.length]).toEqual([expected, 1]);
      for (const words of expected.bullets) {
        expect([words, bulletsOf(found[0]!, words).length]).toEqual([words, 1]);
      }
    }

    // As schema.org has it for search engines: each question with the answer that stands under it.
    const faq = main.querySelector('[itemscope][itemtype="https://schema.org/FAQPage"]')!;
    const questions = [...faq.querySelectorAll('details[itemprop="mainEntity"]')];
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(questions.length).toBeLessThanOrEqual(6);
    for (const question of questions) {
      expect(question.getAttribute("itemtype")).toBe("https://schema.org/Question");
      expect(textOf(question.querySelector('summary[itemprop="name"]'))).toMatch(/\w\?$/);
      const answer = question.querySelector('[itemprop="acceptedAnswer"]')!;
      expect(answer.getAttribute("itemtype")).toBe("https://schema.org/Answer");
      expect(textOf(answer.querySelector('[itemprop="text"]')).length).toBeGreaterThan(80);
    }

    const why = [...main.querySelectorAll("section")].filter((section) =>
      /^why choose/i.test(textOf(section.querySelector("h2"))),
    );
    expect(why).toHaveLength(1);
    const named = [...why[0]!.querySelectorAll("h3")].map(textOf);
    expect(named).toHaveLength(3);
    if (reasons) expect(named).toEqual(reasons);

    if (leadsTo) expect(main.querySelector(`a[href="${leadsTo}"]`)).not.toBeNull();
    for (const [, words] of closing.shows) expect(textOf(document.body)).toContain(words);
    const [name, href] = closing.link;
    const links = [...document.querySelectorAll(`a[href="${href}"]`)];
    expect(links.map(textOf)).toContain(name);
  });
});
