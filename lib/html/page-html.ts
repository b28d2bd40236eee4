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

/**
 * Stored HTML as a page shows it: sanitised once more, and uploaded pictures with their size, so
 * that their space is kept, and the widths to choose from.
 */
export function toPageHtml(html: string, shownIn: keyof typeof textWidths): SafeHtml {
  const sizes = textWidths[shownIn];
  return sanitizeHtml(html).replaceAll(IMAGE, (image, attributes: string) =>
    withSize(image, attributes, sizes),
  ) as SafeHtml;
}
