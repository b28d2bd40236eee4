/** Returns the file name of an image in another format or width. `plain` stands for JPEG or PNG, as in the image's URL. */
export const nameVariant = (format: "avif" | "webp" | "plain", width: number) =>
  `${width}.${format}`;
