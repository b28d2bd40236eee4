import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import ts from "typescript";
import { claims } from "@/content/claims";
import { home } from "@/content/home";
import { privacy } from "@/content/legal/privacy";
import { terms } from "@/content/legal/terms";
import { placesOf } from "@/content/navigation";
import { overview } from "@/content/pages/who-we-serve";
import { privacyNotice } from "@/content/privacy-notice";
import { callToAction, contact } from "@/content/contact";
import { screens } from "@/content/screens";
import { sections } from "@/content/sections";
import { services } from "@/content/services";
import type { Claim } from "@/content/types";
import { demoMedia } from "@/prisma/demo/media";
import { demoOffers } from "@/prisma/demo/offers";
import { demoPosts } from "@/prisma/demo/posts";

const pages = placesOf(sections).map(({ page }) => page);

/** Every text under a value, whatever holds it. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(textsIn);
}

/** What visitors read: the content, and the demo that a new site is filled with. */
const written = [
  ...textsIn([
    pages,
    overview,
    home,
    services,
    screens,
    contact,
    callToAction,
    privacy,
    terms,
    privacyNotice,
  ]),
  ...claims.flatMap(({ claim, note }) => [claim, note]),
  ...textsIn([demoPosts, demoOffers, demoMedia]),
];

/** The texts in code: its literals, and what stands between its tags. */
function literalsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
  return texts.map((text) => text.replaceAll("&apos;", "'").replace(/\s+/g, " ").trim());
}

const said = ["app", "components", "content", "lib", "scripts", "prisma"].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,mjs}`)
    .filter((file) => !/^(scripts\/setup\/node|prisma\/generated)\/|\.test\.ts$/.test(file))
    .flatMap(literalsOf),
);

test("every apostrophe is ’, but in what the specification quotes", () => {
  const quoted = [
    "Fill out this form and we'll call you back as soon as possible.",
    "We'll call you back as soon as possible.",
    "We'll get back to you as soon as possible.",
    "The page you're looking for doesn't exist or has been moved.",
    "The blog post you're looking for doesn't exist or has been removed",
    "When users submit the contact form, they'll appear here.",
  ];
  const typed = (text: string) =>
    /\p{L}'\p{L}|s'\s/u.test(quoted.reduce((rest, words) => rest.replaceAll(words, ""), text));
  expect([...written, ...said].filter(typed)).toEqual([]);
});

describe("the words of the content", () => {
  test("are spelt as in India, but for the names that the specification spells", () => {
    const american = new RegExp(
      `\\b(${[
        "\\w+iz(e|es|ed|ing|ations?)(?<!\\b(re)?siz(e|es|ed|ing))",
        "\\w+yz(e|es|ed|ing)",
        "jewelry",
        "colors?",
        "favor\\w*",
        "honor(s|ed)?",
        "labor",
        "behavior",
        "neighbors?",
        "center(s|ed)?",
        "installments?",
        "enroll(ment)?",
        "fulfill",
        "judgment",
        "gray",
        "(travel|cancel|label|model)(ed|ing|er)",
        "advisors?",
        "e-mails?",
      ].join("|")})\\b`,
      "i",
    );
    const named = [
      "Personalized Approach",
      "Personalized Solutions",
      "Client-Centered Focus",
      "Experienced Advisors",
      "Specialized Expertise",
      "Specialized Coverage",
      "Customized Coverage",
      "Customized EMI",
      "Portfolio Optimization",
      "Bonus optimization",
      "Pension maximization",
    ];
    const ours = (text: string) => named.reduce((rest, name) => rest.replaceAll(name, ""), text);
    const wrong = written.filter((text) => text !== "Specialized" && american.test(ours(text)));
    expect(wrong).toEqual([]);
  });

  test("say email, everywhere", () => {
    expect([...written, ...said].filter((text) => /e-mail/i.test(text))).toEqual([]);
  });

  test("quote with “ and ”", () => {
    const plain = written.map((text) => text.replace(/<[^>]*>/g, ""));
    expect(plain.filter((text) => text.includes('"'))).toEqual([]);
  });
});

test("every heading has its words in capitals, but for the small ones between others", () => {
  const small = /^(an?|and|as|at|but|by|for|from|in|into|nor|of|on|or|per|the|to|via|vs|with)$/i;
  const isTitled = (heading: string) =>
    heading.split(" ").every((word, index, words) => {
      const letters = word.replace(/[^\p{L}\p{N}].*$/u, "") || word.replace(/[^\p{L}\p{N}]/gu, "");
      const isBetween = index > 0 && index < words.length - 1 && !/[:?!]$/.test(words[index - 1]!);
      if (small.test(letters) && letters !== "IN") {
        return /^\p{Lu}/u.test(letters) !== isBetween;
      }
      return !/^\p{Ll}/u.test(letters);
    });
  const headings = [
    ...pages.flatMap((page) => [
      page.title,
      page.menuTitle,
      page.featuresTitle,
      page.reasons.title,
      ...[...page.features, ...(page.moreFeatures ?? [])].map(({ title }) => title),
      ...page.reasons.points.map(({ title }) => title),
      ...("crossLink" in page && page.crossLink
        ? [page.crossLink.title, page.crossLink.label]
        : []),
    ]),
    overview.title,
    home.hero.title,
    home.servicesTitle,
    home.reasons.title,
    home.closing.title,
    ...Object.values(services.categories).flatMap(({ why }) => [
      why.title,
      ...why.points.map((p) => p.title),
    ]),
    ...[...privacy.sections, ...terms.sections, privacyNotice].map(({ title }) => title),
    ...[...demoPosts, ...demoOffers, ...demoMedia].map(({ title }) => title),
    ...demoPosts.flatMap(({ content }) =>
      [...content.matchAll(/<h[12]>(.*?)<\/h[12]>/g)].map(([, heading]) => heading!),
    ),
  ];
  expect(headings.filter((heading) => !isTitled(heading))).toEqual([]);
});

describe("the notes under figures", () => {
  test("begin with a capital, and leave the date of their review to the page", () => {
    const wrong = claims.filter(
      ({ claim, note }) =>
        !/^\p{Lu}/u.test(claim) ||
        !/^\p{Lu}.*\.$/u.test(note) ||
        /\.$/.test(claim) ||
        /reviewed|as (it|they) stood/i.test(note),
    );
    expect(wrong).toEqual([]);
  });

  test("link the document that they name, or its publisher under the publisher's name", () => {
    const isFront = (url: string) => new URL(url).pathname === "/";
    const wrong = claims
      .flatMap(({ source }: Claim) => source ?? [])
      .filter(({ kind, title, url }) =>
        kind === "document" ? isFront(url) : /\d|\b(Act|Rules|Directions?|Circular)\b/.test(title),
      );
    expect(wrong).toEqual([]);
  });

  test("have one address for one document, and one name for one address", () => {
    const sources = claims.flatMap(({ source }: Claim) => source ?? []);
    const pairs = new Set(sources.map(({ title, url }) => `${title} ${url}`));
    expect(new Set(sources.map(({ url }) => url)).size).toBe(pairs.size);
    expect(new Set(sources.map(({ title }) => title)).size).toBe(pairs.size);
  });
});

test("no post gives a front page the name of a document", () => {
  const links = demoPosts.flatMap(({ content }) => [
    ...content.matchAll(/<a href="https:\/\/[^/"]+\/">(.*?)<\/a>/g),
  ]);
  expect(links.length).toBeGreaterThan(10);
  const wrong = links.filter(([, name]) => /\d|Act|Rules|Directions|circulars|notif/.test(name!));
  expect(wrong).toEqual([]);
});

test("the legal texts promise nothing of the footer that a firm may not have set", () => {
  const sentences = textsIn([privacy, terms, privacyNotice]).flatMap((text) =>
    text.split(/(?<=[.!?]) /),
  );
  const ofFooter = sentences.filter((sentence) => sentence.includes("footer"));
  expect(ofFooter.length).toBeGreaterThan(3);
  expect(
    ofFooter.filter((sentence) => !/where (the firm|they are)|any contact details/i.test(sentence)),
  ).toEqual([]);
});
