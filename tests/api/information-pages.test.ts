import { expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { call } from "../../tools/site/calls";
import { closing, informationPages } from "../e2e/spec-pages";
import { onSqlite } from "../support/on-each-database";

const readTexts = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());

onSqlite("An information page", (suite) => {
  test.each(informationPages)(
    "shows its titles, features, questions and reasons at $path",
    async ({ path, page }) => {
      const answer = await call(suite().site.url, path);
      expect(answer.status).toBe(200);
      const { document } = new JSDOM(await answer.text()).window;
      const main = document.querySelector("main")!;
      const texts = (selector: string, within: Element = main) =>
        readTexts(within.querySelectorAll(selector));

      expect(texts("h1, h1 + p")).toEqual([page.title, page.subtitle]);

      const cards = [...main.querySelectorAll("li")].filter(
        (item) => item.querySelector("h3") && item.querySelector("li"),
      );
      const features = [...page.features, ...(page.moreFeatures ?? [])];
      expect(cards.flatMap((card) => texts("h3", card))).toEqual(
        features.map(({ title }) => title),
      );
      for (const [index, { items }] of features.entries()) {
        const bullets = texts("li", cards[index]);
        expect(bullets).toHaveLength(items.length);
        for (const [itemIndex, item] of items.entries()) expect(bullets[itemIndex]).toContain(item);
      }

      const faq = main.querySelector('[itemscope][itemtype="https://schema.org/FAQPage"]')!;
      const questions = '[itemprop="mainEntity"][itemtype="https://schema.org/Question"]';
      expect(texts(`${questions} [itemprop="name"]`, faq)).toEqual(
        page.questions.map(({ question }) => question),
      );
      const answers = '[itemprop="acceptedAnswer"][itemtype="https://schema.org/Answer"]';
      const answerTexts = texts(`${answers} [itemprop="text"]`, faq).filter(Boolean);
      expect(answerTexts).toHaveLength(page.questions.length);

      const reasonsSection = [...main.querySelectorAll("section")].find((section) =>
        texts("h2", section).includes(page.reasons.title),
      );
      expect(texts("h3", reasonsSection)).toEqual(page.reasons.points.map(({ title }) => title));

      if (page.crossLink) {
        const { crossLink } = page;
        const href = "to" in crossLink ? crossLink.to().href : crossLink.href;
        expect(texts(`a[href="${href}"]`)).not.toEqual([]);
      }
      const [name, href] = closing.link;
      expect(readTexts(document.querySelectorAll(`a[href="${href}"]`))).toContain(name);
      expect(texts("h2", document.body)).toContain("Ready to Get Started?");
    },
  );
});
