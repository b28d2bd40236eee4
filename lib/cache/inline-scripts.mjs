// @ts-check
import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/**
 * Returns the CSP hashes of the inline scripts that Next writes after `</main>`. Text that staff write is inside
 * `<main>`, so a script in it gets no hash and browsers do not run it, even if it passes the sanitiser.
 * @param {string} html @returns {`'sha256-${string}'`[]}
 */
export function hashInlineScripts(html) {
  const afterMain = html.slice(Math.max(html.lastIndexOf("</main>"), 0));
  return Array.from(
    afterMain.matchAll(INLINE_SCRIPT),
    ([, script = ""]) =>
      /** @type {const} */ (`'sha256-${createHash("sha256").update(script).digest("base64")}'`),
  );
}
