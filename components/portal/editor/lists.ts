import type { Editor } from "@tiptap/core";
import { ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";

/** The most that `start` of a list can be in stored HTML: four digits. */
const START_MAX = 9_999;

/** Ordered lists have a first number and nothing else: letters and the like are not stored. */
export const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (list) => numberOf(list.getAttribute("start")),
      renderHTML: ({ start }) => {
        const number = numberOf(String(start));
        return number === 1 ? {} : { start: number };
      },
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ["ol", HTMLAttributes, 0],
  // Plain text that is pasted is read in one place, paste/extension.
  addProseMirrorPlugins: () => [],
});

/** The first number of a list, or 1 where it is none that can be stored. */
function numberOf(start: string | null): number {
  const number = /^\d+$/.test(start ?? "") ? Number(start) : 1;
  return number <= START_MAX ? number : 1;
}

/**
 * Items may hold any block, as in stored HTML. Tab and Shift+Tab change the level of an item
 * where it begins, as in word processors; anywhere else they leave the text, as in every field.
 */
export const AnyBlockItem = ListItem.extend({
  content: "block+",
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => isAtStart(this.editor) && this.editor.commands.sinkListItem(this.name),
      "Shift-Tab": () => isAtStart(this.editor) && this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Backspace and Delete where items meet; without its Tab, which would draw paragraphs into lists. */
export const ListDeletion = ListKeymap.extend({
  addKeyboardShortcuts() {
    const keys = { ...this.parent?.() };
    delete keys.Tab;
    return keys;
  },
});

/** Whether the cursor begins a list item, or items are chosen. */
function isAtStart({ state }: Editor): boolean {
  const { $from, empty } = state.selection;
  return !empty || ($from.parentOffset === 0 && $from.index(-1) === 0);
}
