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
          clipboardTextParser: (text, $context) => readPlainText(text, schema, $context.marks()),
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

const LINE_END = /\r\n?|[\n\v\u2028]/;
const ITEM = /^\s*(?:[-*•·‣▪◦–]|(\d{1,4})[.)])\s+(\S.*)$/;

/**
 * Plain text as content: paragraphs apart by empty lines, lines within them by line breaks, and
 * lines that all begin with a bullet or with rising numbers as a list.
 */
function readPlainText(text: string, schema: Schema, marks: readonly Mark[]): Slice {
  const words = (line: string) => {
    const shown = line.replace(/[\t\f]/g, " ");
    return shown ? [schema.text(shown, marks)] : [];
  };
  const paragraph = (lines: string[]) => {
    const content = lines.flatMap((line, index) => [
      ...(index > 0 ? [schema.nodes.hardBreak!.create()] : []),
      ...words(line),
    ]);
    return schema.nodes.paragraph!.create(null, content);
  };
  const list = (lines: string[]): Node | null => {
    const items = lines.map((line) => ITEM.exec(line));
    if (!items.every((item) => item !== null)) return null;
    const numbers = items.map(([, number]) => number && Number(number));
    const [first] = numbers;
    const isRising = numbers.every((number, index) => number === Number(first) + index);
    if (first === undefined ? numbers.some(Boolean) : !isRising || numbers.length < 2) return null;
    const type = first === undefined ? schema.nodes.bulletList! : schema.nodes.orderedList!;
    return type.create(
      first === undefined ? null : { start: first },
      items.map((item) => schema.nodes.listItem!.create(null, paragraph([item[2]!]))),
    );
  };
  const blocks = blocksOf(text).map((lines) => list(lines) ?? paragraph(lines));
  return Slice.maxOpen(Fragment.from(blocks));
}

/** Runs of lines between empty ones. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [[]];
  for (const line of text.split(LINE_END)) {
    if (line.trim() !== "") blocks.at(-1)!.push(line);
    else if (blocks.at(-1)!.length > 0) blocks.push([]);
  }
  return blocks.filter((lines) => lines.length > 0);
}
