import type { Extensions } from "@tiptap/core";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Image } from "@tiptap/extension-image";
import { StarterKit } from "@tiptap/starter-kit";
import { isAllowedImage } from "@/lib/html/rules";
import type { ToolbarKind } from "./kinds";
import { Indent } from "./indent";
import { PreservedCode, PreservedHeading, PreservedStrike } from "./preserved-formats";
import { AllowedLink } from "./link";
import { AnyBlockItem, ListDeletion, NumberedList } from "./lists";
import { type PasteHandlers, PasteAndDrop } from "./paste/extension";

/** A change that follows another within this time joins its undo step (spec §9). */
const UNDO_GROUP_MS = 1_000;

/** ProseMirror may store 20 more undo steps than this, and spec §9 allows 100. */
const UNDO_DEPTH = 80;

// The extensions below produce only HTML that lib/html/rules allows.

// Images are inline, as in HTML, so that they can appear between words and in links.
const AllowedImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (image) => isAllowedImage(image.getAttribute("src") ?? "") && null,
    },
  ],
  // Tiptap's rule for ![alt](url) does not check the URL.
  addInputRules: () => [],
}).configure({ inline: true, allowBase64: true });

/** Stored code blocks have no language and may contain bold text and links. */
const PlainCodeBlock = CodeBlock.extend({
  marks: "_",
  addAttributes: () => ({}),
  renderHTML: ({ HTMLAttributes }) => ["pre", HTMLAttributes, ["code", {}, 0]],
});

/** Returns extensions that read all allowed HTML. `toolbar` limits the formats that users can add. */
export function buildExtensions(toolbar: ToolbarKind, handlers: PasteHandlers): Extensions {
  const isFull = toolbar === "full";
  return [
    StarterKit.configure({
      heading: { levels: isFull ? [1, 2, 3, 4, 5, 6] : [1, 2] },
      strike: isFull ? {} : false,
      code: false,
      horizontalRule: false,
      undoRedo: { depth: UNDO_DEPTH, newGroupDelay: UNDO_GROUP_MS },
      // If the last block is not a paragraph, trailingNode would add an empty paragraph to the HTML.
      trailingNode: false,
      codeBlock: false,
      link: false,
      orderedList: false,
      listItem: false,
      listKeymap: false,
    }),
    PlainCodeBlock,
    NumberedList,
    AnyBlockItem,
    ListDeletion,
    AllowedLink,
    AllowedImage,
    Indent,
    PasteAndDrop.configure(handlers),
    PreservedCode,
    ...(isFull ? [] : [PreservedHeading, PreservedStrike]),
  ];
}
