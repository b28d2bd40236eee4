import { Extension } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { INDENT_MAX, isAllowedAttribute } from "@/lib/html/rules";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    indent: {
      /** Indents (1) or outdents (-1) the selected blocks or list items by one level. */
      moveIndent: (by: 1 | -1) => ReturnType;
    };
  }
}

const BLOCKS = ["paragraph", "heading", "preservedHeading"];

const clamp = (value: number) => Math.min(INDENT_MAX, Math.max(0, value));

export const Indent = Extension.create({
  name: "indent",

  addGlobalAttributes() {
    return [
      {
        types: BLOCKS,
        attributes: {
          indent: {
            default: 0,
            parseHTML: (element) => {
              const value = element.getAttribute("data-indent") ?? "";
              return isAllowedAttribute(element.localName, "data-indent", value)
                ? Number(value)
                : 0;
            },
            renderHTML: ({ indent }) => (indent ? { "data-indent": indent } : {}),
          },
        },
      },
    ];
  },

  addCommands() {
    return {
      moveIndent:
        (by) =>
        ({ editor, state, tr, commands, dispatch }) => {
          const blocks = findSelectedBlocks(state);
          if (editor.isActive("listItem")) {
            if (by > 0) return commands.sinkListItem("listItem");
            if (blocks.every(({ indent }) => indent === 0))
              return commands.liftListItem("listItem");
          }
          const movable = blocks.filter(({ indent }) => clamp(indent + by) !== indent);
          for (const { position, indent } of dispatch ? movable : []) {
            tr.setNodeAttribute(position, "indent", clamp(indent + by));
          }
          return movable.length > 0;
        },
    };
  },
});

function findSelectedBlocks({
  doc,
  selection,
}: EditorState): { position: number; indent: number }[] {
  const blocks: { position: number; indent: number }[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, position) => {
    if (!BLOCKS.includes(node.type.name)) return;
    blocks.push({ position, indent: node.attrs.indent as number });
  });
  return blocks;
}
