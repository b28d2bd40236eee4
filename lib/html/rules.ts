import { hasControlOrSpace, isOwnPath } from "@/lib/core/url";

// The one allowlist of stored HTML: exactly what the two editors can make. The editors are
// configured from it and the sanitiser enforces it (spec §2, rich-text editors).

export const allowedTags = [
  "p",
  "br",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "strong",
  "em",
  "u",
  "s",
  "a",
  "img",
  "ul",
  "ol",
  "li",
  "blockquote",
  "pre",
  "code",
];

export const allowedAttributes = ["href", "src", "alt", "start", "data-indent"];

/** Steps of the indent button. */
export const INDENT_MAX = 8;

/** http, https, mailto and tel (spec §2), and paths on our own site. */
export function isAllowedLink(url: string): boolean {
  if (hasControlOrSpace(url)) return false;
  if (isOwnPath(url)) return true;
  if (/^https?:\/\//i.test(url)) return URL.canParse(url);
  return /^(mailto|tel):[^/]/i.test(url);
}

const IMAGE_ENDING = /\.(jpe?g|gif|png)$/i;
const IMAGE_DATA = /^data:image\/(png|jpeg|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * http and https addresses and own paths that end in jpg, jpeg, gif or png (spec §2; what
 * follows `?` or `#` does not count), and base64 data of the same kinds. Never SVG.
 */
export function isAllowedImage(url: string): boolean {
  if (url.startsWith("data:")) return IMAGE_DATA.test(url);
  if (hasControlOrSpace(url)) return false;
  if (isOwnPath(url)) return IMAGE_ENDING.test(url.replace(/[?#].*$/, ""));
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  return IMAGE_ENDING.test(new URL(url).pathname);
}

type AttributeRule = { on: RegExp; allows: (value: string) => boolean };

/** Where each attribute may stand, and which values it may have. */
const attributeRules = new Map<string, AttributeRule>(
  // A map: hostile HTML names attributes after what every object has, such as `constructor`.
  Object.entries({
    href: { on: /^a$/, allows: isAllowedLink },
    src: { on: /^img$/, allows: isAllowedImage },
    alt: { on: /^img$/, allows: () => true },
    start: { on: /^ol$/, allows: (value) => /^\d{1,4}$/.test(value) },
    "data-indent": {
      on: /^(p|h[1-6])$/,
      allows: (value) => /^\d$/.test(value) && Number(value) >= 1 && Number(value) <= INDENT_MAX,
    },
  } satisfies Record<string, AttributeRule>),
);

/** Whether stored HTML may have an attribute; all three as they are in HTML, in small letters. */
export function isAllowedAttribute(element: string, name: string, value: string): boolean {
  const rule = attributeRules.get(name);
  return rule !== undefined && rule.on.test(element) && rule.allows(value);
}
