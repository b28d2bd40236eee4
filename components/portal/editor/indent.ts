import { Extension } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { INDENT_MAX, isAllowedAttribute } from "@/lib/html/rules";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    indent: {
      /** Moves the chosen blocks, or list items, one step in (1) or out (-1). */
      moveIndent: (by: 1 | -1) => ReturnType;
    };
  }
}

const BLOCKS = ["paragraph", "heading", "keptHeading"];

const clamp = (value: number) => Math.min(INDENT_MAX, Math.max(0, value));

/** Indented blocks: the attribute `data-indent`, 1 to INDENT_MAX. */
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
          const blocks = blocksIn(state);
          // In a list, deeper is a list within the list.
          if (editor.isActive("listItem")) {
            if (by > 0) return commands.sinkListItem("listItem");
            if (blocks.every(({ indent }) => indent === 0))
              return commands.liftListItem("listItem");
          }
          const moved = blocks.filter(({ indent }) => clamp(indent + by) !== indent);
          for (const { position, indent } of dispatch ? moved : []) {
            tr.setNodeAttribute(position, "indent", clamp(indent + by));
          }
          return moved.length > 0;
        },
    };
  },
});

/** The blocks that the selection touches, and how far in each of them is. */
function blocksIn({ doc, selection }: EditorState): { position: number; indent: number }[] {
  const blocks: { position: number; indent: number }[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, position) => {
    if (!BLOCKS.includes(node.type.name)) return;
    blocks.push({ position, indent: node.attrs.indent as number });
  });
  return blocks;
}
