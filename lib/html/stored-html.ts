import "server-only";
import { mapTags } from "./equivalent-tags";
import { flattenMath } from "./math";
import { removeNames } from "./names";
import { addQuotationMarks } from "./quotes";
import { flattenRaised } from "./raised-html";
import { allowedTags } from "./rules";
import type { SafeHtml } from "./safe-html";

const FOREIGN_MARKUP = new RegExp(
  `<(?!/?(?:${allowedTags.join("|")})[\\s/>])[a-z]|\\sstyle\\s*=`,
  "i",
);

/** Replaces foreign tags and styles, then sanitises. Imports the sanitiser late, because it loads slowly. */
export async function toStoredHtml(html: string): Promise<SafeHtml> {
  const { sanitizeHtml } = await import("./sanitize");
  return sanitizeHtml(FOREIGN_MARKUP.test(html) ? await toEquivalentHtml(html) : html);
}

async function toEquivalentHtml(html: string): Promise<string> {
  const { JSDOM } = await import("jsdom");
  // A fragment runs no scripts and loads nothing.
  const root = JSDOM.fragment(html);
  removeNames(root);
  flattenMath(root);
  flattenRaised(root);
  addQuotationMarks(root);
  mapTags(root);
  const box = root.ownerDocument.createElement("div");
  box.append(root);
  return box.innerHTML;
}
