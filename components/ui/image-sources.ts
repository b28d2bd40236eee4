import { uploadedImage } from "@/lib/uploads/url";

/** A picture of the demo content, and the widths that scripts/pictures.ts makes beside its own. */
const DEMO_PICTURE = /^(\/art\/(?:media|offers|posts)\/[a-z-]+)\.jpg$/;
const DEMO_WIDTHS = [400, 720];
/** At least so wide is its own file. */
const DEMO_OWN_WIDTH = 1200;

function demoSrcSet(url: string): string | undefined {
  const [, name] = DEMO_PICTURE.exec(url) ?? [];
  if (name === undefined) return undefined;
  const narrower = DEMO_WIDTHS.map((width) => `${name}-${width}.webp ${width}w`);
  return [...narrower, `${url} ${DEMO_OWN_WIDTH}w`].join(", ");
}

/**
 * What goes beside the address of a picture that was uploaded: its size and the widths to choose
 * from. The widths alone for one of the demo content, and nothing for any other address.
 * @param sizes what part of the viewport it takes
 */
export function imageSources(url: string | null, sizes: string) {
  if (url === null) return {};
  const image = uploadedImage(url);
  const srcSet = image ? image.srcSet : demoSrcSet(url);
  return {
    ...(image && { width: image.width, height: image.height }),
    ...(srcSet !== undefined && { srcSet, sizes }),
  };
}
