import "server-only";
import { disclosureWords } from "@/content/disclosure-words";
import { listPagesWithSection } from "@/content/navigation";
import { sections } from "@/content/sections";
import type { DisclosureSubject } from "@/content/types";
import {
  createWordFinder,
  foldTexts,
  scoreRelevance,
  type Texts,
} from "@/lib/entries/related/relevance";
import { listPageSubjects } from "./statements";

type Words = { subject: DisclosureSubject; words: readonly string[] };

const pageWords: Words[] = listPagesWithSection(sections).flatMap(({ section, page }) =>
  listPageSubjects(section, page).map((subject) => ({ subject, words: page.keywords })),
);

const wordLists = [
  ...pageWords.filter(({ subject }) => subject !== "adviser"),
  ...Object.entries(disclosureWords).map(([subject, words]): Words => ({
    subject: subject as DisclosureSubject,
    words,
  })),
];

const findWords = createWordFinder([...new Set(wordLists.flatMap(({ words }) => words))]);

/** Returns the subjects of a post or offer, without the adviser, whose statements are in the footer. */
export function listTextSubjects(texts: Texts): DisclosureSubject[] {
  const found = findWords(foldTexts(texts));
  return wordLists
    .filter(({ words }) => scoreRelevance(found, words) > 0)
    .map(({ subject }) => subject);
}
