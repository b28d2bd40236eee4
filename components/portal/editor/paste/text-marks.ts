const marksBySign = { "*": "bold", _: "italic", "~": "strike" } as const;

type TextMark = (typeof marksBySign)[keyof typeof marksBySign];
export type MarkedText = { text: string; marks: TextMark[] };

// Matches *bold*, _italic_ and ~strike~ as WhatsApp does: the signs touch the marked text and have no letter or digit
// on their other side. So 5*3*2, snake_case and a single star stay text.
const buildPattern = (signs: string) =>
  new RegExp(
    String.raw`(?<![^\s([{"'“‘*_~]|\*(?=\*)|_(?=_)|~(?=~))([${signs}])(?!\s|\1)((?:(?!\1).)+)(?<!\s)\1(?!\1|[^\s.,;:!?)\]}"'”’…।*_~–—-])`,
    "u",
  );

const patterns = { withStrike: buildPattern("*_~"), withoutStrike: buildPattern("*_") };

/** Splits a line of plain text at the signs that messaging apps use for marks. Removes these signs. */
export function readTextMarks(
  line: string,
  hasStrike: boolean,
  marks: TextMark[] = [],
): MarkedText[] {
  const match = patterns[hasStrike ? "withStrike" : "withoutStrike"].exec(line);
  if (!match) return line === "" ? [] : [{ text: line, marks }];
  const [signed, sign, inner = ""] = match;
  const mark = marksBySign[sign as keyof typeof marksBySign];
  return [
    ...readTextMarks(line.slice(0, match.index), hasStrike, marks),
    ...readTextMarks(inner, hasStrike, [...marks, mark]),
    ...readTextMarks(line.slice(match.index + signed.length), hasStrike, marks),
  ];
}
