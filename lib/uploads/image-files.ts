/**
 * What a file of a picture is called in its folder: beside the one that the address names there is
 * one for each width, in each format; `plain` is the format of the address.
 */
export const variantFile = (format: "avif" | "webp" | "plain", width: number) =>
  `${width}.${format}`;
