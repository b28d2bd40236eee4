import { isOwnSlice } from "./own-slice";
import { parseHtml } from "@/components/portal/editor/parse-html";
import { checkAddresses } from "./addresses";
import { removeJunk } from "./junk";
import { lowerHeadings, nameBlocks } from "./names";
import type { PasteReport } from "./notice";
import { readBlocks } from "./reader";
import { applySheets } from "./styles";
import { countTables } from "./tables";
import { buildWordLists } from "./word-lists";
import { writeBlocks } from "./writer";

/** What a paste brings: clean HTML, and what had to be left out or changed. */
export type PastedHtml = { html: string; report: PasteReport };

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
    const report = checkAddresses(body, { keepOwnPaths: true });
    return { html: body.innerHTML, report };
  }
  applySheets(pasted);
  removeJunk(body);
  const report = { ...checkAddresses(body), tables: countTables(body) };
  nameBlocks(body);
  lowerHeadings(body);
  buildWordLists(body);
  return { html: writeBlocks(readBlocks(body)), report };
}
