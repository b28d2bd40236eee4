import { claims } from "./claims";
import type { Claim, ContentPage } from "./types";

/** The texts of a page that can carry the mark of a note, in the order in which they are read. */
export const markedTextsOf = (page: ContentPage): string[] => [
  ...[...page.features, ...(page.moreFeatures ?? [])].flatMap(({ text, items }) => [
    text,
    ...items,
  ]),
  ...(page.calculator?.assumptions ?? []),
  ...(page.comparison?.rows.flatMap(({ cells }) => cells) ?? []),
  ...page.reasons.points.map(({ text }) => text),
  ...page.questions.map(({ answer }) => answer),
];

/** Whether a text holds words that a claim is about. */
export const isMarked = (text: string, { marks }: Claim): boolean =>
  marks.some((mark) => text.includes(mark));

/** The notes of a page, numbered by their order: the one whose mark is read first comes first. */
export function notesOf(page: ContentPage): Claim[] {
  const texts = markedTextsOf(page);
  const place = (claim: Claim) => texts.findIndex((text) => isMarked(text, claim));
  return claims
    .filter(({ id }) => page.claims?.includes(id))
    .sort((one, other) => place(one) - place(other));
}
