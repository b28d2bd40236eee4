import { claims } from "./claims";
import type { Claim, ContentPage } from "./types";

/** Returns the texts that can carry a footnote mark, in reading order. */
export const listMarkableTexts = (page: ContentPage): string[] => [
  ...(page.calculator?.assumptions ?? []),
  ...[...page.features, ...(page.moreFeatures ?? [])].flatMap(({ text, items }) => [
    text,
    ...items,
  ]),
  ...(page.comparison?.rows.flatMap(({ cells }) => cells) ?? []),
  ...page.reasons.points.map(({ text }) => text),
  ...page.questions.map(({ answer }) => answer),
];

export const hasMark = (text: string, { marks }: Claim): boolean =>
  marks.some((mark) => text.includes(mark));

/** Returns a page's claims in the order in which its texts first mention them. Footnote numbers follow this order. */
export function listPageClaims(page: ContentPage): Claim[] {
  const texts = listMarkableTexts(page);
  const findMarkedIndex = (claim: Claim) => texts.findIndex((text) => hasMark(text, claim));
  return claims
    .filter(({ id }) => page.claims?.includes(id))
    .sort((a, b) => findMarkedIndex(a) - findMarkedIndex(b));
}
