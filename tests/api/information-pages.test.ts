import { expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { call } from "../../tools/site/calls";
import { closing, informationPages } from "../e2e/spec-pages";
import { onSqlite } from "../support/on-each-database";

const readTexts = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());

onSqlite("An information page", (suite) => {
  test.each(informationPages)("shows its specified content at $path", async ({ path, page }) => {
    const response = await call(suite().site.url, path);
    expect(response.status).toBe(200);
    const { document } = new JSDOM(await response.text()).window;
    const main = document.querySelector("main")!;
    const listTexts = (selector: string, within: Element = main) =>
      readTexts(within.querySelectorAll(selector));

    expect(listTexts("h1, h1 + p")).toEqual([page.title, page.subtitle]);

    const cards = [...main.querySelectorAll("li")].filter(
      (item) => item.querySelector("h3") && item.querySelector("li"),
    );
    const features = [...page.features, ...(page.moreFeatures ?? [])];
    expect(cards.flatMap((card) => listTexts("h3", card))).toEqual(
      features.map(({ title }) => title),
    );
    for (const [index, { items }] of features.entries()) {
      const bullets = listTexts("li", cards[index]);
      expect(bullets).toHaveLength(items.length);
      for (const [itemIndex, item] of items.entries()) expect(bullets[itemIndex]).toContain(item);
    }

    const faq = main.querySelector('[itemscope][itemtype="https://schema.org/FAQPage"]')!;
    const questionSelector = '[itemprop="mainEntity"][itemtype="https://schema.org/Question"]';
    expect(listTexts(`${questionSelector} [itemprop="name"]`, faq)).toEqual(
      page.questions.map(({ question }) => question),
    );
    const answerSelector = '[itemprop="acceptedAnswer"][itemtype="https://schema.org/Answer"]';
    const answerTexts = listTexts(`${answerSelector} [itemprop="text"]`, faq).filter(Boolean);
    expect(answerTexts).toHaveLength(page.questions.length);

    const reasonsSection = [...main.querySelectorAll("section")].find((section) =>
      listTexts("h2", section).includes(page.reasons.title),
    );
    expect(listTexts("h3", reasonsSection)).toEqual(page.reasons.points.map(({ title }) => title));

    if (page.crossLink) {
      const { crossLink } = page;
      const href = "to" in crossLink ? crossLink.to().href : crossLink.href;
      expect(listTexts(`a[href="${href}"]`)).not.toEqual([]);
    }
    const [name, href] = closing.link;
    expect(readTexts(document.querySelectorAll(`a[href="${href}"]`))).toContain(name);
    expect(listTexts("h2", document.body)).toContain("Ready to Get Started?");
  });
});
