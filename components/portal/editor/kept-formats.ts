import { Mark, mergeAttributes, Node } from "@tiptap/core";

// Stored HTML may have any allowed format, also one that this editor's toolbar does not offer:
// a post that came through the API, or text pasted from elsewhere. These keep such formats as
// they are. Nothing makes them: no button, no key, no typed sign.

/** Headings of the levels that the toolbar does not offer. */
export const KeptHeading = Node.create({
  name: "keptHeading",
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

export const KeptStrike = Mark.create({
  name: "keptStrike",
  parseHTML: () => ["s", "del", "strike"].map((tag) => ({ tag })),
  renderHTML: () => ["s", 0],
});

export const KeptCode = Mark.create({
  name: "keptCode",
  // Within a code block it is the block's own tag.
  parseHTML: () => [{ tag: "code", getAttrs: (code) => code.closest("pre") === null && null }],
  renderHTML: () => ["code", 0],
});
