// @ts-check

// Plain JavaScript, typed in comments: Next loads the page cache as it is, and that needs this.

/** @typedef {`'nonce-${string}'` | `'sha256-${string}'`} ScriptSource An inline script that may run. */

/**
 * All but the scripts. It is the same on every page: a visit that goes on by links within the
 * site keeps the policy of the page that it began with.
 *
 * Styles may be inline, because menus, dialogs and the carousel are placed by style attributes.
 * Pictures may come from any host, because staff give them by address; players only from
 * YouTube's privacy-enhanced host (lib/entries/media/video.ts).
 */
const DIRECTIVES = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: http: https:",
  "frame-src https://www.youtube-nocookie.com",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The Content-Security-Policy of an HTML answer (https://www.w3.org/TR/CSP3/): scripts of our own
 * origin, and the inline ones that are named.
 *
 * @param {ScriptSource[]} inlineScripts
 * @returns {string} the header's value
 */
export function contentSecurityPolicy(inlineScripts) {
  return `${DIRECTIVES}; script-src ${["'self'", ...inlineScripts].join(" ")}`;
}
