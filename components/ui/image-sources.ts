import { uploadedImage } from "@/lib/uploads/url";

/**
 * What goes beside the address of a picture that was uploaded: its size and the widths to choose
 * from. Nothing for any other address.
 * @param sizes what part of the viewport it takes
 */
export function imageSources(address: string | null, sizes: string) {
  const picture = address === null ? null : uploadedImage(address);
  if (picture === null) return {};
  const { width, height, srcSet } = picture;
  return { width, height, ...(srcSet !== undefined && { srcSet, sizes }) };
}
