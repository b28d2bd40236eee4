import { Extension } from "@tiptap/core";
import { DOMSerializer, type Fragment } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { addLineEnds } from "@/components/portal/editor/line-ends";
import { type FileReceivers, takeFiles } from "./files";
import { cleanPastedHtml } from "./html";
import { readPlainText } from "./plain-text";

/** Makes clean content of what is pasted or dropped, and tells what it had to leave out. */
export const PastedText = Extension.create<FileReceivers>({
  name: "pastedText",

  addOptions: () => ({ onPaste: () => undefined, onPictures: () => undefined }),

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
