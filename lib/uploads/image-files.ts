/** Returns the file name of an image in another format or width. `plain` stands for the format in its URL: jpg, png or gif. */
export const nameVariant = (format: "avif" | "webp" | "plain", width: number) =>
  `${width}.${format}`;
