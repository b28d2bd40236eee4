import { expect, test } from "@jest/globals";
import { readPlainText, type TextBlock } from "./plain-text";

/** Formats lines as "a | b" and lists as "1: a, b" or "*: a, b", with nested lists in brackets. */
function formatBlocks(blocks: TextBlock[]): string[] {
  return blocks.map((block) =>
    block.kind === "lines"
      ? block.lines.join(" | ")
      : `${block.start ?? "*"}: ${block.items
          .map(
            ({ text, lists }) =>
              text +
              formatBlocks(lists)
                .map((list) => ` [${list}]`)
                .join(""),
          )
          .join(", ")}`,
  );
}

test.each([
  ["a\r\nb\n\n\nc", ["a | b", "c"]],
  ["- one\n• two", ["*: one, two"]],
  ["3. three\n4) four", ["3: three, four"]],
  ["2024. A year", ["2024. A year"]],
  ["1. a\n3. b", ["1. a | 3. b"]],
  ["– Warren Buffett", ["– Warren Buffett"]],
  ["- as on 31 March 2026", ["- as on 31 March 2026"]],
  ["• one", ["*: one"]],
  ["- 5,000\n- ₹2.5 lakh\n– 8.5%", ["- 5,000 | - ₹2.5 lakh | – 8.5%"]],
  ["- Rent\n- 5,000", ["- Rent | - 5,000"]],
  ["Papers:\n- PAN\n- Aadhaar\nThank you", ["Papers:", "*: PAN, Aadhaar", "Thank you"]],
  ["- one\n\n- two\n\nend", ["*: one, two", "end"]],
  ["1. a\n   - x\n   - y\n2. b", ["1: a [*: x, y], b"]],
  ["- a\n  5. x\n  9. y\n- b", ["*: a [5: x] [9: y], b"]],
  ["- a\n  goes on\n- b", ["*: a goes on, b"]],
  ["१. एक\n२. दो", ["१. एक | २. दो"]],
  ["*bold* and _slanted_", ["*bold* and _slanted_"]],
])("splits the plain text %j into paragraphs and lists", (text, blocks) =>
  expect(formatBlocks(readPlainText(text))).toEqual(blocks),
);
