/** Returns the file name of a variant; `plain` is the format in the URL. */
export const nameVariant = (format: "avif" | "webp" | "plain", width: number) =>
  `${width}.${format}`;
