import { CodeBlock } from "@tiptap/extension-code-block";

/** Code in stored HTML names no language, and may have words that are bold or lead somewhere. */
export const PlainCodeBlock = CodeBlock.extend({
  marks: "_",
  addAttributes: () => ({}),
  renderHTML: ({ HTMLAttributes }) => ["pre", HTMLAttributes, ["code", {}, 0]],
});
