// @ts-check

// Plain JavaScript, because Next loads the cache handler, which imports this file, without compiling it.

/** @typedef {`'nonce-${string}'` | `'sha256-${string}'`} ScriptSource */

// All pages share these directives, because client-side navigation keeps the policy of the first page.
// 'unsafe-inline' allows the inline styles that position menus, dialogs and the carousel. Images may come from any
// host, because staff enter their URLs. Videos play only from YouTube's privacy-enhanced host.
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

/** @param {ScriptSource[]} inlineScripts */
export function buildContentSecurityPolicy(inlineScripts) {
  return `${DIRECTIVES}; script-src ${["'self'", ...inlineScripts].join(" ")}`;
}
