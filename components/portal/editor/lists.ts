import type { Editor } from "@tiptap/core";
import { ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";

const START_MAX = 9_999;

/** Omits Tiptap's attribute `type` (letters or Roman numerals), which stored lists do not have. */
export const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (list) => parseStart(list.getAttribute("start")),
      renderHTML: ({ start }) => {
        const number = parseStart(String(start));
        return number === 1 ? {} : { start: number };
      },
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ["ol", HTMLAttributes, 0],
  // Omits Tiptap's plugin for pasted plain text, because paste/extension handles such text.
  addProseMirrorPlugins: () => [],
});

function parseStart(start: string | null): number {
  const number = /^\d+$/.test(start ?? "") ? Number(start) : 1;
  return number <= START_MAX ? number : 1;
}

/** Tab changes the level only at the start of an item or with a selection. Otherwise, it moves the focus. */
export const AnyBlockItem = ListItem.extend({
  content: "block+",
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => canChangeLevel(this.editor) && this.editor.commands.sinkListItem(this.name),
      "Shift-Tab": () =>
        canChangeLevel(this.editor) && this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Omits ListKeymap's Tab shortcut, which would pull paragraphs into lists. */
export const ListDeletion = ListKeymap.extend({
  addKeyboardShortcuts() {
    const keys = { ...this.parent?.() };
    delete keys.Tab;
    return keys;
  },
});

function canChangeLevel({ state }: Editor): boolean {
  const { $from, empty } = state.selection;
  return !empty || ($from.parentOffset === 0 && $from.index(-1) === 0);
}
