/** Returns the file name of a copy of an image. `plain` is the format in the image's URL: jpg, png or gif. */
export const nameVariant = (format: "avif" | "webp" | "plain", width: number) =>
  `${width}.${format}`;
