import { Extension } from "@tiptap/core";
import { DOMSerializer, type Fragment } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { addLineEnds } from "./line-ends";
import type { LeftOut } from "./pasted-addresses";
import { insertFiles } from "./pasted-files";
import { cleanPastedHtml } from "./pasted-html";
import { readPlainText } from "./pasted-plain-text";

type PastedTextOptions = { onPaste: (leftOut: LeftOut) => void };

/** Makes clean content of what is pasted or dropped, and tells what it had to leave out. */
export const PastedText = Extension.create<PastedTextOptions>({
  name: "pastedText",

  addOptions: () => ({ onPaste: () => undefined }),

  addProseMirrorPlugins() {
    const { onPaste } = this.options;
    const { editor } = this;
    const { schema } = editor;
    return [
      new Plugin({
        props: {
          transformPastedHTML: (pasted) => {
            const { html, leftOut } = cleanPastedHtml(pasted);
            onPaste(leftOut);
            return html;
          },
          // A picture by itself: what a page wrote of it may be refused, the picture itself is there.
          handlePaste: (view, { clipboardData }, { size }) =>
            size === 0 &&
            insertFiles(editor, clipboardData?.files, view.state.selection.to, onPaste),
          handleDrop: (view, event) => {
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
            const position = place?.pos ?? view.state.selection.to;
            return insertFiles(editor, event.dataTransfer?.files, position, onPaste);
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
