import { cleanText } from "@/lib/core/invisible";
import { cleanUrl, isOwnPathOrHttpUrl } from "@/lib/core/url";

export const cleanDraftTitle = (title: string) => cleanText(title).trim() || "Untitled";

/** Returns null for an invalid URL, so that the preview shows no image or file. */
export function cleanDraftUrl(url: string | null | undefined): string | null {
  const cleaned = cleanUrl(url ?? "");
  return isOwnPathOrHttpUrl(cleaned) ? cleaned : null;
}
