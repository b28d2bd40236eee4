import { hasRightToLeft, writtenDirection, writtenLanguage } from "@/lib/core/written-language";

/** Returns the direction and the language of a text, as attributes of its element. */
export const written = (text: string) => ({
  dir: hasRightToLeft(text) ? writtenDirection(text) : undefined,
  lang: writtenLanguage(text),
});
