import { hasRightToLeft, detectDirection, detectLanguage } from "@/lib/core/detect-language";

export const getTextAttributes = (text: string) => ({
  dir: hasRightToLeft(text) ? detectDirection(text) : undefined,
  lang: detectLanguage(text),
});
