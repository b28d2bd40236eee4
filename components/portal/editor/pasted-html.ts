import { isOwnSlice } from "./own-slice";
import { parseHtml } from "./parse-html";
import { checkAddresses, type LeftOut } from "./pasted-addresses";
import { removeJunk } from "./pasted-junk";
import { nameBlocks } from "./pasted-names";
import { readBlocks } from "./pasted-reader";
import { applySheets } from "./pasted-styles";
import { buildWordLists } from "./pasted-word-lists";
import { writeBlocks } from "./pasted-writer";

/** What a paste brings: clean HTML, and how much of it had to be left out. */
export type PastedHtml = { html: string; leftOut: LeftOut };

/**
 * Clean HTML of what another program put on the clipboard, with the structure that a person saw
 * there (docs/decisions/0008). What comes from an editor like this one stays as it is.
 */
export function cleanPastedHtml(html: string): PastedHtml {
  const pasted = parseHtml(html);
  const { body } = pasted;
  // Chromium's own, in front of every copy.
  for (const meta of body.querySelectorAll("meta")) meta.remove();
  if (isOwnSlice(body)) {
    const leftOut = checkAddresses(body, { keepOwnPaths: true });
    return { html: body.innerHTML, leftOut };
  }
  applySheets(pasted);
  removeJunk(body);
  const leftOut = checkAddresses(body);
  nameBlocks(body);
  buildWordLists(body);
  return { html: writeBlocks(readBlocks(body)), leftOut };
}
