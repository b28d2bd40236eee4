import { cleanText } from "@/lib/core/invisible";
import { cleanUrl, isHttpUrl } from "@/lib/core/url";

// How a preview shows what a form does not have yet.

export const draftTitle = (title: string) => cleanText(title).trim() || "Untitled";

/** An address that would be refused is no picture and no file yet. */
export function draftUrl(url: string | null | undefined): string | null {
  const given = cleanUrl(url ?? "");
  return isHttpUrl(given) ? given : null;
}
