import { Fragment, type Mark, type Node, type Schema, Slice } from "@tiptap/pm/model";

const LINE_END = /\r\n?|[\n\v\u2028]/;
const ITEM = /^\s*(?:[-*•·‣▪◦–]|(\d{1,4})[.)])\s+(\S.*)$/;

/**
 * Plain text as content: paragraphs apart by empty lines, lines within them by line breaks, and
 * lines that all begin with a bullet or with rising numbers as a list.
 */
export function readPlainText(text: string, schema: Schema, marks: readonly Mark[]): Slice {
  const words = (line: string) => {
    const shown = line.replace(/[\t\f]/g, " ");
    return shown ? [schema.text(shown, marks)] : [];
  };
  const paragraph = (lines: string[]) => {
    const content = lines.flatMap((line, index) => [
      ...(index > 0 ? [schema.nodes.hardBreak!.create()] : []),
      ...words(line),
    ]);
    return schema.nodes.paragraph!.create(null, content);
  };
  const list = (lines: string[]): Node | null => {
    const items = lines.map((line) => ITEM.exec(line));
    if (!items.every((item) => item !== null)) return null;
    const numbers = items.map(([, number]) => number && Number(number));
    const [first] = numbers;
    const isRising = numbers.every((number, index) => number === Number(first) + index);
    if (first === undefined ? numbers.some(Boolean) : !isRising || numbers.length < 2) return null;
    const type = first === undefined ? schema.nodes.bulletList! : schema.nodes.orderedList!;
    return type.create(
      first === undefined ? null : { start: first },
      items.map((item) => schema.nodes.listItem!.create(null, paragraph([item[2]!]))),
    );
  };
  const blocks = blocksOf(text).map((lines) => list(lines) ?? paragraph(lines));
  return Slice.maxOpen(Fragment.from(blocks));
}

/** Runs of lines between empty ones. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [[]];
  for (const line of text.split(LINE_END)) {
    if (line.trim() !== "") blocks.at(-1)!.push(line);
    else if (blocks.at(-1)!.length > 0) blocks.push([]);
  }
  return blocks.filter((lines) => lines.length > 0);
}
