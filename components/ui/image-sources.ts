import { parseUploadedImage } from "@/lib/uploads/url";

const DEMO_IMAGE_PATTERN = /^(\/art\/(media|offers|posts)\/[a-z-]+)\.jpg$/;
/** scripts/pictures.ts creates each demo image in these widths too. */
const DEMO_WIDTHS = [400, 720];
const originalWidths: Record<string, number> = { media: 1280, offers: 1280, posts: 1200 };

function buildDemoSrcSet(url: string): string | undefined {
  const [, name, folder] = DEMO_IMAGE_PATTERN.exec(url) ?? [];
  if (name === undefined || folder === undefined) return undefined;
  const narrower = DEMO_WIDTHS.map((width) => `${name}-${width}.webp ${width}w`);
  return [...narrower, `${url} ${originalWidths[folder]}w`].join(", ");
}

/** Returns the size and srcset of an uploaded image, the srcset of a demo image, and no attributes for other URLs. */
export function getImageAttributes(url: string | null, sizes: string) {
  if (url === null) return {};
  const image = parseUploadedImage(url);
  const srcSet = image ? image.srcSet : buildDemoSrcSet(url);
  return {
    ...(image && { width: image.width, height: image.height }),
    ...(srcSet !== undefined && { srcSet, sizes }),
  };
}
