import "server-only";
import { mapTags } from "./equivalent-tags";
import { flattenMath } from "./math";
import { removeNames } from "./names";
import { flattenQuotes } from "./quotes";
import { flattenRaised } from "./raised-html";
import { allowedTags } from "./rules";
import type { SafeHtml } from "./safe-html";

/** A tag or a style that no editor of ours makes. */
const FOREIGN = new RegExp(`<(?!/?(?:${allowedTags.join("|")})[\\s/>])[a-z]|\\sstyle\\s*=`, "i");

/**
 * HTML as it is stored: sanitised, and what other tags say in those that are stored. The sanitiser
 * takes most of a second to load: a server that has only just started answers without it what shows
 * no stored HTML.
 */
export async function toStoredHtml(html: string): Promise<SafeHtml> {
  const { sanitizeHtml } = await import("./sanitize");
  return sanitizeHtml(FOREIGN.test(html) ? await toEquivalentHtml(html) : html);
}

async function toEquivalentHtml(html: string): Promise<string> {
  const { JSDOM } = await import("jsdom");
  // Runs and loads nothing.
  const root = JSDOM.fragment(html);
  removeNames(root);
  flattenMath(root);
  flattenRaised(root);
  flattenQuotes(root);
  mapTags(root);
  const box = root.ownerDocument.createElement("div");
  box.append(root);
  return box.innerHTML;
}
