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
import { readTextMarks } from "./text-marks";

export type PasteHandlers = {
  onImages: (files: File[]) => void;
  onPaste: (report: PasteReport) => void;
};

export const PasteAndDrop = Extension.create<PasteHandlers>({
  name: "pasteAndDrop",

  addOptions: () => ({ onPaste: () => undefined, onImages: () => undefined }),

  addProseMirrorPlugins() {
    const handlers = this.options;
    const { editor } = this;
    const { schema } = editor;
    return [
      new Plugin({
        props: {
          transformPastedHTML: (pasted) => {
            const { html, report } = cleanPastedHtml(pasted);
            handlers.onPaste(report);
            return html;
          },
          // The slice is empty if only files were copied, or only an image whose URL was refused.
          handlePaste: (_view, { clipboardData }, { size }) =>
            size === 0 && receiveFiles(clipboardData?.files, handlers),
          handleDrop: (view, event, _slice, isMoved) => {
            // Chrome also provides a file for an image that is dragged within the text.
            if (isMoved || view.dragging) return false;
            const isReceived = receiveFiles(event.dataTransfer?.files, handlers);
            const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
            // The image panel inserts at the cursor.
            if (isReceived && position) editor.commands.setTextSelection(position.pos);
            return isReceived;
          },
          clipboardTextParser: (text, $context, isUnformatted) =>
            parsePlainText(text, schema, $context.marks(), isUnformatted),
          clipboardSerializer: new CopySerializer(
            DOMSerializer.nodesFromSchema(schema),
            DOMSerializer.marksFromSchema(schema),
          ),
        },
      }),
    ];
  },
});

/** Adds a line break to blocks that are empty or end in a line break, because pasting drops a final line break. */
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

function receiveFiles(files: FileList | undefined, handlers: PasteHandlers): boolean {
  if (!files || files.length === 0) return false;
  const images = [...files].filter(({ type }) => imageTypes.includes(type));
  handlers.onPaste({ files: files.length - images.length });
  if (images.length > 0) handlers.onImages(images);
  return true;
}

/** `isUnformatted` is true for Paste as Plain Text, which keeps signs such as *stars*. */
function parsePlainText(
  text: string,
  schema: Schema,
  marks: readonly Mark[],
  isUnformatted: boolean,
): Slice {
  const { paragraph, hardBreak, bulletList, orderedList, listItem } = schema.nodes;
  const toTextNodes = (line: string) => {
    const spaced = line.replace(/[\t\f]/g, " ");
    if (isUnformatted) return spaced ? [schema.text(spaced, marks)] : [];
    return readTextMarks(spaced, "strike" in schema.marks).map((part) => {
      const added = part.marks.map((name) => schema.mark(name));
      return schema.text(
        part.text,
        added.reduce((set, mark) => mark.addToSet(set), marks),
      );
    });
  };
  const toParagraph = (lines: string[]) =>
    paragraph!.create(
      null,
      lines.flatMap((line, index) => [
        ...(index > 0 ? [hardBreak!.create()] : []),
        ...toTextNodes(line),
      ]),
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
