import { uploadedImage } from "@/lib/uploads/url";

/**
 * What goes beside the address of a picture that was uploaded: its size and the widths to choose
 * from. Nothing for any other address.
 * @param sizes what part of the viewport it takes
 */
export function imageSources(url: string | null, sizes: string) {
  const image = url === null ? null : uploadedImage(url);
  if (image === null) return {};
  const { width, height, srcSet } = image;
  return { width, height, ...(srcSet !== undefined && { srcSet, sizes }) };
}
