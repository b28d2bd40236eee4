import { hasControlOrSpace, isOwnPath } from "@/lib/core/url";

// The allowlist of stored HTML, for the rich-text editors (spec §2) and the sanitiser.

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

export const INDENT_MAX = 8;

/** Allows http, https, mailto and tel URLs (spec §2), and paths on this site. */
export function isAllowedLink(url: string): boolean {
  if (hasControlOrSpace(url)) return false;
  if (isOwnPath(url)) return true;
  if (/^https?:\/\//i.test(url)) return URL.canParse(url);
  return /^(mailto|tel):[^/]/i.test(url);
}

const IMAGE_EXTENSION = /\.(jpe?g|gif|png)$/i;
const IMAGE_DATA = /^data:image\/(png|jpeg|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Allows URLs and own paths that end in jpg, jpeg, gif or png (spec §2), and base64 data URLs of these types. */
export function isAllowedImage(url: string): boolean {
  if (url.startsWith("data:")) return IMAGE_DATA.test(url);
  if (hasControlOrSpace(url)) return false;
  if (isOwnPath(url)) return IMAGE_EXTENSION.test(url.replace(/[?#].*$/, ""));
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  return IMAGE_EXTENSION.test(new URL(url).pathname);
}

type AttributeRule = { on: RegExp; allows: (value: string) => boolean };

const attributeRules = new Map<string, AttributeRule>(
  // A map, because hostile HTML has attributes such as `constructor`, which an object inherits.
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

/** Returns whether stored HTML may contain an attribute. `element` and `name` are in lower case. */
export function isAllowedAttribute(element: string, name: string, value: string): boolean {
  const rule = attributeRules.get(name);
  return rule !== undefined && rule.on.test(element) && rule.allows(value);
}
