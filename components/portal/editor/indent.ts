import { Extension } from "@tiptap/core";
import { INDENT_MAX } from "@/lib/html-rules";

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
            parseHTML: (element) => clamp(Number(element.getAttribute("data-indent")) || 0),
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
          // In a list, deeper is a list within the list.
          if (editor.isActive("listItem")) {
            return by > 0 ? commands.sinkListItem("listItem") : commands.liftListItem("listItem");
          }
          const { from, to } = state.selection;
          let moved = false;
          state.doc.nodesBetween(from, to, (node, position) => {
            if (!BLOCKS.includes(node.type.name)) return;
            const current = node.attrs.indent as number;
            const next = clamp(current + by);
            if (next === current) return;
            moved = true;
            if (dispatch) tr.setNodeAttribute(position, "indent", next);
          });
          return moved;
        },
    };
  },
});
