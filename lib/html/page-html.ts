import { Parser } from "htmlparser2";
import { hasRightToLeft, writtenDirection } from "@/lib/core/written-language";
import type { SafeHtml } from "./safe-html";
import { sanitizeHtml } from "./sanitize";
import { uploadedImage } from "@/lib/uploads/url";

/** How wide a picture in a text can get, as the browser's choice of a file wants it. */
export const textWidths = {
  /** A column of reading. */
  article: "min(44rem, 92vw)",
  /** A card of a grid. */
  card: "min(24rem, 92vw)",
};

// As the sanitiser writes it: attributes in double quotes, none of which stands inside of them.
const IMAGE = /<img((?: [\w-]+="[^"]*")*)>/g;
const SOURCE = / src="([^"]*)"/;

function withSize(element: string, attributes: string, sizes: string): string {
  const image = uploadedImage(SOURCE.exec(attributes)?.[1] ?? "");
  if (image === null) return element;
  const { width, height, srcSet } = image;
  const choice = srcSet === undefined ? "" : ` srcset="${srcSet}" sizes="${sizes}"`;
  return `<img${attributes} width="${width}" height="${height}"${choice} loading="lazy" decoding="async">`;
}

/** Without list items: the marks of a list stand on one side. */
const BLOCKS = /^(?:p|h[1-6]|ul|ol|blockquote|table|td|th)$/;

type Block = { at: number; parent: Block | null; text: string };

/** Finds the blocks of a text, each with the index behind the name in its tag. */
function findBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  const parser = new Parser({
    onopentagname: (name) => {
      if (!BLOCKS.test(name)) return;
      open = { at: parser.startIndex + `<${name}`.length, parent: open, text: "" };
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

/**
 * Gives each block the direction of its letters where it is not that of the block around it, in a text
 * with letters from right to left.
 */
function withDirections(html: string): string {
  if (!hasRightToLeft(html)) return html;
  const directions = new Map<Block | null, string>([[null, "ltr"]]);
  let marked = "";
  let end = 0;
  for (const block of findBlocks(html)) {
    const around = directions.get(block.parent)!;
    const direction = writtenDirection(block.text) ?? around;
    directions.set(block, direction);
    if (direction === around) continue;
    marked += `${html.slice(end, block.at)} dir="${direction}"`;
    end = block.at;
  }
  return marked + html.slice(end);
}

/**
 * Stored HTML as a page shows it: sanitised once more, and uploaded pictures with their size, so
 * that their space is kept, and the widths to choose from.
 */
export function toPageHtml(html: string, shownIn: keyof typeof textWidths): SafeHtml {
  const sizes = textWidths[shownIn];
  const sized = sanitizeHtml(html).replaceAll(IMAGE, (image, attributes: string) =>
    withSize(image, attributes, sizes),
  );
  return withDirections(sized) as SafeHtml;
}
