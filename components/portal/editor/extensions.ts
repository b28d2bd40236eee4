import type { Extensions } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Link } from "@tiptap/extension-link";
import { StarterKit } from "@tiptap/starter-kit";
import { isAllowedImage, isAllowedLink } from "@/lib/html-rules";
import type { ToolbarKind } from "./formats";
import { Indent } from "./indent";
import { KeptCode, KeptHeading, KeptStrike } from "./kept-formats";

// Together these make the HTML of lib/html-rules and no other, so that what is saved is what
// was seen.

const AllowedLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  autolink: true,
  linkOnPaste: true,
  isAllowedUri: isAllowedLink,
  shouldAutoLink: isAllowedLink,
  HTMLAttributes: { target: null, rel: null, class: null },
});

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
}).configure({ inline: false, allowBase64: true });

/** What an editor understands: all that is allowed in stored HTML, to type what its toolbar has. */
export function extensionsFor(toolbar: ToolbarKind): Extensions {
  const isFull = toolbar === "full";
  return [
    StarterKit.configure({
      heading: { levels: isFull ? [1, 2, 3, 4, 5, 6] : [1, 2] },
      strike: isFull ? {} : false,
      code: false,
      horizontalRule: false,
      link: false,
      // It would add an empty paragraph to texts that end in anything else.
      trailingNode: false,
      undoRedo: { depth: 100, newGroupDelay: 1_000 },
    }),
    AllowedLink,
    AllowedImage,
    Indent,
    KeptCode,
    ...(isFull ? [] : [KeptHeading, KeptStrike]),
  ];
}
