import "server-only";
import type { SafeHtml } from "./safe-html";

/**
 * HTML as it is stored: sanitised. The sanitiser takes most of a second to load: a server that has
 * only just started answers without it what shows no stored HTML.
 */
export async function toStoredHtml(html: string): Promise<SafeHtml> {
  const { sanitizeHtml } = await import("./sanitize");
  return sanitizeHtml(html);
}
