import { hasRightToLeftLetter, detectDirection, detectLanguage } from "@/lib/core/detect-language";

export const getTextAttributes = (text: string) => ({
  dir: hasRightToLeftLetter(text) ? detectDirection(text) : undefined,
  lang: detectLanguage(text),
});
