import type { Extensions } from "@tiptap/core";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Image } from "@tiptap/extension-image";
import { StarterKit } from "@tiptap/starter-kit";
import { isAllowedImage } from "@/lib/html/rules";
import type { ToolbarKind } from "./formats";
import { Indent } from "./indent";
import { KeptCode, KeptHeading, KeptStrike } from "./kept-formats";
import { AllowedLink } from "./link";
import { AnyBlockItem, ListDeletion, NumberedList } from "./lists";
import { type FileReceivers, PastedText } from "./paste/extension";

/** Changes within this time are one step (spec §9). */
const UNDO_GROUP_MS = 1_000;

/**
 * ProseMirror's history grows to 20 steps more than its depth before it is cut back to it: with
 * this depth it never keeps more than 100 (spec §9).
 */
const UNDO_DEPTH = 80;

// Together these make the HTML of lib/html/rules and no other, so that what is saved is what
// was seen.

// Within the line, as in HTML: so it can stand between words, and be a link.
const AllowedImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (image) => isAllowedImage(image.getAttribute("src") ?? "") && null,
    },
  ],
  // The typed form ![text](address) would let any address through.
  addInputRules: () => [],
}).configure({ inline: true, allowBase64: true });

/** Code in stored HTML names no language, and may have words that are bold or lead somewhere. */
const PlainCodeBlock = CodeBlock.extend({
  marks: "_",
  addAttributes: () => ({}),
  renderHTML: ({ HTMLAttributes }) => ["pre", HTMLAttributes, ["code", {}, 0]],
});

/**
 * What an editor understands: all that is allowed in stored HTML, to type what its toolbar has.
 * The receivers are told of pictures that come as files, and of what a paste had to leave out.
 */
export function extensionsFor(toolbar: ToolbarKind, receivers: FileReceivers): Extensions {
  const isFull = toolbar === "full";
  return [
    StarterKit.configure({
      heading: { levels: isFull ? [1, 2, 3, 4, 5, 6] : [1, 2] },
      strike: isFull ? {} : false,
      code: false,
      horizontalRule: false,
      undoRedo: { depth: UNDO_DEPTH, newGroupDelay: UNDO_GROUP_MS },
      // It would add an empty paragraph to texts that end in anything else.
      trailingNode: false,
      // Ours stand below.
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
    PastedText.configure(receivers),
    KeptCode,
    ...(isFull ? [] : [KeptHeading, KeptStrike]),
  ];
}
