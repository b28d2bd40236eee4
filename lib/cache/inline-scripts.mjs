// @ts-check
import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/**
 * The inline scripts that Next wrote into a document, as a policy names them. They stand behind
 * the end of the main part. What staff have written is within it: a script there is left out, so
 * no browser runs it, whatever came through the sanitiser.
 *
 * @param {string} html
 * @returns {`'sha256-${string}'`[]}
 */
export function inlineScriptHashes(html) {
  const behindMain = html.slice(Math.max(html.lastIndexOf("</main>"), 0));
  return Array.from(
    behindMain.matchAll(INLINE_SCRIPT),
    ([, script = ""]) =>
      /** @type {const} */ (`'sha256-${createHash("sha256").update(script).digest("base64")}'`),
  );
}
