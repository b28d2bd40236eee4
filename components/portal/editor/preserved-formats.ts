import { Mark, mergeAttributes, Node } from "@tiptap/core";

// Formats that stored or pasted HTML may contain but users cannot apply: they have no button, shortcut or input rule.

export const PreservedHeading = Node.create({
  name: "preservedHeading",
  content: "inline*",
  group: "block",
  defining: true,
  addAttributes: () => ({ level: { default: 3, rendered: false } }),
  parseHTML: () => [3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [
    `h${String(node.attrs.level)}`,
    mergeAttributes(HTMLAttributes),
    0,
  ],
});

export const PreservedStrike = Mark.create({
  name: "preservedStrike",
  parseHTML: () => ["s", "del", "strike"].map((tag) => ({ tag })),
  renderHTML: () => ["s", 0],
});

export const PreservedCode = Mark.create({
  name: "preservedCode",
  // Within <pre>, <code> belongs to the code block.
  parseHTML: () => [{ tag: "code", getAttrs: (code) => code.closest("pre") === null && null }],
  renderHTML: () => ["code", 0],
});
