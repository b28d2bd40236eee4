import { isHttpUrl } from "@/lib/core/url";

// How a preview shows what a form does not have yet.

export const draftTitle = (title: string) => title.trim() || "Untitled";

/** An address that would be refused is no picture and no file yet. */
export function draftUrl(url: string | null | undefined): string | null {
  const given = url?.trim() ?? "";
  return isHttpUrl(given) ? given : null;
}
