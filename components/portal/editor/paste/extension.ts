import { Extension } from "@tiptap/core";
import {
  DOMSerializer,
  Fragment,
  type Mark,
  type Node,
  type Schema,
  Slice,
} from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { addLineEnds } from "@/components/portal/editor/line-ends";
import { imageTypes } from "@/components/portal/uploads/file-rules";
import { cleanPastedHtml } from "./clean";
import type { PasteReport } from "./notice";
import { readPlainText, type TextBlock } from "./plain-text";

/** What becomes of files that are pasted or dropped into a text. */
export type FileReceivers = {
  onImages: (files: File[]) => void;
  onPaste: (report: PasteReport) => void;
};

/** Makes clean content of what is pasted or dropped, and tells what it had to leave out. */
export const PastedText = Extension.create<FileReceivers>({
  name: "pastedText",

  addOptions: () => ({ onPaste: () => undefined, onImages: () => undefined }),

  addProseMirrorPlugins() {
    const receivers = this.options;
    const { editor } = this;
    const { schema } = editor;
    return [
      new Plugin({
        props: {
          transformPastedHTML: (pasted) => {
            const { html, report } = cleanPastedHtml(pasted);
            receivers.onPaste(report);
            return html;
          },
          // A picture by itself: what a page wrote of it may be refused, the picture itself is there.
          handlePaste: (_view, { clipboardData }, { size }) =>
            size === 0 && takeFiles(clipboardData?.files, receivers),
          handleDrop: (view, event, _slice, isMoved) => {
            // Chrome gives a picture of the text itself as a file, too.
            if (isMoved || view.dragging) return false;
            const isTaken = takeFiles(event.dataTransfer?.files, receivers);
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
            // The panel puts the picture where the cursor is.
            if (isTaken && place) editor.commands.setTextSelection(place.pos);
            return isTaken;
          },
          clipboardTextParser: (text, $context) => parsePlainText(text, schema, $context.marks()),
          clipboardSerializer: new CopySerializer(
            DOMSerializer.nodesFromSchema(schema),
            DOMSerializer.marksFromSchema(schema),
          ),
        },
      }),
    ];
  },
});

/** Copies the last, empty lines of blocks too: a paste drops the line break that ends a block. */
class CopySerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const copied = super.serializeFragment(fragment, options, target);
    if (!target) addLineEnds(copied);
    return copied;
  }
}

/**
 * Hands on the picture files among those that are pasted or dropped into the text, to be uploaded.
 * False when there are no files. Other kinds are left out.
 */
function takeFiles(files: FileList | undefined, receivers: FileReceivers): boolean {
  if (!files || files.length === 0) return false;
  const images = [...files].filter(({ type }) => imageTypes.includes(type));
  receivers.onPaste({ files: files.length - images.length });
  if (images.length > 0) receivers.onImages(images);
  return true;
}

/** Plain text as content (`readPlainText`). */
function parsePlainText(text: string, schema: Schema, marks: readonly Mark[]): Slice {
  const { paragraph, hardBreak, bulletList, orderedList, listItem } = schema.nodes;
  const words = (line: string) => {
    const shown = line.replace(/[\t\f]/g, " ");
    return shown ? [schema.text(shown, marks)] : [];
  };
  const toParagraph = (lines: string[]) =>
    paragraph!.create(
      null,
      lines.flatMap((line, index) => [...(index > 0 ? [hardBreak!.create()] : []), ...words(line)]),
    );
  const toNode = (block: TextBlock): Node => {
    if (block.kind === "lines") return toParagraph(block.lines);
    const items = block.items.map((item) =>
      listItem!.create(null, [toParagraph([item.text]), ...item.lists.map(toNode)]),
    );
    return block.start === null
      ? bulletList!.create(null, items)
      : orderedList!.create({ start: block.start }, items);
  };
  return Slice.maxOpen(Fragment.from(readPlainText(text).map(toNode)));
}
