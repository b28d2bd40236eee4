const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

type CutOptions = {
  /** Measures a part of the text; in UTF-16 code units by default. */
  size?: (part: string) => number;
  /** Stands at the cut and counts, too. */
  mark?: string;
};

/** Returns a text of at most `limit`, cut between graphemes. */
export function fitText(
  text: string,
  limit: number,
  { size = (part) => part.length, mark = "…" }: CutOptions = {},
): string {
  const room = limit - size(mark);
  let used = 0;
  let end = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    used += size(segment);
    if (used <= room) end = index + segment.length;
    if (used > limit) return text.slice(0, end).trimEnd() + mark;
  }
  return text;
}
