import { Parser } from "htmlparser2";
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

/** Letters that are written from right to left: Hebrew, Arabic and the scripts around them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Lets the browser find the direction of each outermost element, in a text with letters from right to
 * left: the marks of a list and the line of a quotation stand where its words begin.
 */
function withDirections(html: string): string {
  if (!RIGHT_TO_LEFT.test(html)) return html;
  let marked = "";
  let end = 0;
  let depth = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      depth += 1;
      if (depth > 1) return;
      const at = parser.startIndex + `<${name}`.length;
      marked += `${html.slice(end, at)} dir="auto"`;
      end = at;
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
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
