import { combineTransactionSteps, getChangedRanges, markPasteRule } from "@tiptap/core";
import { Link } from "@tiptap/extension-link";
import { isHistoryTransaction } from "@tiptap/pm/history";
import type { MarkType, Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";
import { isAllowedLink } from "@/lib/html/rules";
import { findLinks } from "./links-in-text";

/**
 * Links that lead where stored ones may. Those in typed and pasted text are found by `findLinks`:
 * Tiptap's own finder takes a danda or a curly quote for a part of the address, and links none
 * before a full stop.
 */
export const AllowedLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
  addPasteRules() {
    const find = (text: string) =>
      findLinks(text).map(({ start, end, href }) => ({
        index: start,
        text: text.slice(start, end),
        data: { href },
      }));
    return [
      markPasteRule({
        find,
        type: this.type,
        getAttributes: ({ data }) => ({ href: data?.href as string }),
      }),
    ];
  },
  addProseMirrorPlugins() {
    const { editor, type } = this;
    return [
      ...(this.parent?.() ?? []),
      new Plugin({
        appendTransaction: (transactions, before, after) =>
          linkTyped(transactions, before, after, type),
        props: {
          // An address that is pasted over words becomes their link.
          handlePaste: (view, _event, { content }) => {
            const text = content.textBetween(0, content.size);
            const [link] = findLinks(text);
            const isWhole = link?.start === 0 && link.end === text.length;
            return (
              isWhole &&
              !view.state.selection.empty &&
              editor.commands.setMark(type, { href: link.href })
            );
          },
        },
      }),
    ];
  },
}).configure({
  openOnClick: false,
  // Keeps the spaces behind a link out of it; the links themselves are found below.
  autolink: true,
  shouldAutoLink: () => false,
  linkOnPaste: false,
  isAllowedUri: isAllowedLink,
  HTMLAttributes: { target: null, rel: null, class: null },
});

/** Links the word that a space, a line break or the end of its paragraph was typed behind. */
function linkTyped(
  transactions: readonly Transaction[],
  before: EditorState,
  after: EditorState,
  type: MarkType,
): Transaction | null {
  const isTyped = after.doc.content.size > before.doc.content.size;
  const isOther = (transaction: Transaction) =>
    isHistoryTransaction(transaction) || transaction.getMeta("preventAutolink") === true;
  if (!isTyped || transactions.some(isOther)) return null;
  const { tr } = after;
  const [change] = getChangedRanges(combineTransactionSteps(before.doc, [...transactions]));
  if (change === undefined) return null;
  const { from, to } = change.newRange;
  const $from = after.doc.resolve(from);
  if (!$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const isSplit = to > $from.end();
  const typed = isSplit ? "" : readText($from.parent, from - $from.start(), to - $from.start());
  if (!isSplit && !/\s$/.test(typed)) return null;
  const text = readText($from.parent, 0, (isSplit ? $from.end() : to) - $from.start());
  const word = /\S+\s*$/.exec(text);
  for (const { start, end, href } of findLinks(text)) {
    const [at, upTo] = [$from.start() + start, $from.start() + end];
    if (end > (word?.index ?? 0) && !after.doc.rangeHasMark(at, upTo, type)) {
      tr.addMark(at, upTo, type.create({ href }));
    }
  }
  return tr.docChanged ? tr : null;
}

/** Returns text with one character for each position; a line break is a space. */
const readText = (block: Node, from: number, to: number) =>
  block.textBetween(from, to, undefined, ({ type }) =>
    type.name === "hardBreak" ? "\n" : "\ufffc",
  );
