import { Parser } from "htmlparser2";
import { hasRightToLeftLetter, detectDirection } from "@/lib/core/detect-language";
import type { SafeHtml } from "./safe-html";
import { sanitizeHtml } from "./sanitize";
import { parseUploadedImage } from "@/lib/uploads/url";

/** Widths of images in articles and cards, for the `sizes` attribute. */
export const imageSizes = {
  article: "min(44rem, 92vw)",
  card: "min(24rem, 92vw)",
};

// The sanitiser writes attributes in double quotes, and escapes quotes inside them.
const IMAGE = /<img((?: [\w-]+="[^"]*")*)>/g;
const SOURCE = / src="([^"]*)"/;

function withSize(element: string, attributes: string, sizes: string): string {
  const image = parseUploadedImage(SOURCE.exec(attributes)?.[1] ?? "");
  if (image === null) return element;
  const { width, height, srcSet } = image;
  const sources = srcSet === undefined ? "" : ` srcset="${srcSet}" sizes="${sizes}"`;
  return `<img${attributes} width="${width}" height="${height}"${sources} loading="lazy" decoding="async">`;
}

/** Elements that may get `dir`. Not list items, because all markers of a list must be on the same side. */
const BLOCKS = /^(?:p|h[1-6]|ul|ol|blockquote|table|td|th)$/;

type Block = { offset: number; parent: Block | null; text: string };

function findBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  const parser = new Parser({
    onopentagname: (name) => {
      if (!BLOCKS.test(name)) return;
      open = { offset: parser.startIndex + `<${name}`.length, parent: open, text: "" };
      blocks.push(open);
    },
    ontext: (data) => {
      for (let block = open; block; block = block.parent) block.text += data;
    },
    onclosetag: (name) => {
      if (open && BLOCKS.test(name)) open = open.parent;
    },
  });
  parser.end(html);
  return blocks;
}

// Sets dir on each block whose text direction differs from that of the block around it.
function withDirections(html: string): string {
  if (!hasRightToLeftLetter(html)) return html;
  const directions = new Map<Block | null, string>([[null, "ltr"]]);
  let output = "";
  let end = 0;
  for (const block of findBlocks(html)) {
    const parentDirection = directions.get(block.parent)!;
    const direction = detectDirection(block.text) ?? parentDirection;
    directions.set(block, direction);
    if (direction === parentDirection) continue;
    output += `${html.slice(end, block.offset)} dir="${direction}"`;
    end = block.offset;
  }
  return output + html.slice(end);
}

/** Sanitises stored HTML again. Adds text directions, and the size and srcset of uploaded images. */
export function toPageHtml(html: string, context: keyof typeof imageSizes): SafeHtml {
  const sizes = imageSizes[context];
  const sized = sanitizeHtml(html).replaceAll(IMAGE, (image, attributes: string) =>
    withSize(image, attributes, sizes),
  );
  return withDirections(sized) as SafeHtml;
}
