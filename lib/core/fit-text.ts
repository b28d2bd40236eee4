const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

type FitOptions = {
  size?: (part: string) => number;
  mark?: string;
};

/** Shortens a text to at most `limit`, including `mark`, without splitting graphemes. By default `size` counts UTF-16 units. */
export function fitText(
  text: string,
  limit: number,
  { size = (part) => part.length, mark = "…" }: FitOptions = {},
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
