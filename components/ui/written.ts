import { hasRightToLeft, writtenDirection, writtenLanguage } from "@/lib/core/written-language";

/** Attributes of an element that holds what somebody wrote: its direction, and its language. */
export const written = (text: string) => ({
  dir: hasRightToLeft(text) ? writtenDirection(text) : undefined,
  lang: writtenLanguage(text),
});
