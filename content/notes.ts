import { claims } from "./claims";
import type { Claim, ContentPage } from "./types";

/** Returns the texts that can carry a footnote mark, in reading order. */
export const listMarkedTexts = (page: ContentPage): string[] => [
  ...[...page.features, ...(page.moreFeatures ?? [])].flatMap(({ text, items }) => [
    text,
    ...items,
  ]),
  ...(page.calculator?.assumptions ?? []),
  ...(page.comparison?.rows.flatMap(({ cells }) => cells) ?? []),
  ...page.reasons.points.map(({ text }) => text),
  ...page.questions.map(({ answer }) => answer),
];

export const isMarked = (text: string, { marks }: Claim): boolean =>
  marks.some((mark) => text.includes(mark));

/** Returns a page's footnotes in the order of their first marks, which numbers them. */
export function listClaimNotes(page: ContentPage): Claim[] {
  const texts = listMarkedTexts(page);
  const findMark = (claim: Claim) => texts.findIndex((text) => isMarked(text, claim));
  return claims
    .filter(({ id }) => page.claims?.includes(id))
    .sort((one, other) => findMark(one) - findMark(other));
}
