import { combineTransactionSteps, getChangedRanges, markPasteRule } from "@tiptap/core";
import { Link } from "@tiptap/extension-link";
import { isHistoryTransaction } from "@tiptap/pm/history";
import type { MarkType, Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";
import { isAllowedLink } from "@/lib/html/rules";
import { findLinks } from "./links-in-text";

/** Replaces Tiptap's link finder, which includes a danda or curly quote in a link and misses a URL before a full stop. */
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
        appendTransaction: (transactions, oldState, newState) =>
          linkTypedUrl(transactions, oldState, newState, type),
        props: {
          // A URL pasted over selected text links that text.
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
  // With `autolink`, Tiptap unlinks the space typed after a link. `shouldAutoLink` leaves linking to `linkTypedUrl`.
  autolink: true,
  shouldAutoLink: () => false,
  linkOnPaste: false,
  isAllowedUri: isAllowedLink,
  HTMLAttributes: { target: null, rel: null, class: null },
});

/** Links a typed URL once a space, a line break or a new paragraph follows it. */
function linkTypedUrl(
  transactions: readonly Transaction[],
  oldState: EditorState,
  newState: EditorState,
  type: MarkType,
): Transaction | null {
  const hasGrown = newState.doc.content.size > oldState.doc.content.size;
  const isExcluded = (transaction: Transaction) =>
    isHistoryTransaction(transaction) || transaction.getMeta("preventAutolink") === true;
  if (!hasGrown || transactions.some(isExcluded)) return null;
  const { tr } = newState;
  const [change] = getChangedRanges(combineTransactionSteps(oldState.doc, [...transactions]));
  if (change === undefined) return null;
  const { from, to } = change.newRange;
  const $from = newState.doc.resolve(from);
  if (!$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const isSplit = to > $from.end();
  const insertedText = isSplit
    ? ""
    : readText($from.parent, from - $from.start(), to - $from.start());
  if (!isSplit && !/\s$/.test(insertedText)) return null;
  const text = readText($from.parent, 0, (isSplit ? $from.end() : to) - $from.start());
  const lastWord = /\S+\s*$/.exec(text);
  for (const { start, end, href } of findLinks(text)) {
    const [linkStart, linkEnd] = [$from.start() + start, $from.start() + end];
    if (end > (lastWord?.index ?? 0) && !newState.doc.rangeHasMark(linkStart, linkEnd, type)) {
      tr.addMark(linkStart, linkEnd, type.create({ href }));
    }
  }
  return tr.docChanged ? tr : null;
}

/** Returns one character per document position, so that string indexes are offsets in the block. */
const readText = (block: Node, from: number, to: number) =>
  block.textBetween(from, to, undefined, ({ type }) =>
    type.name === "hardBreak" ? "\n" : "\ufffc",
  );
