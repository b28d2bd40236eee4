import createDOMPurify from "isomorphic-dompurify";
import { cleanUrl } from "@/lib/core/url";
import { allowedAttributes, allowedTags, isAllowedAttribute } from "./rules";
import type { SafeHtml } from "./safe-html";

const purify = createDOMPurify;

purify.addHook("uponSanitizeAttribute", (node, data) => {
  const { attrName: name, attrValue } = data;
  const isUrl = (name === "href" || name === "src") && !attrValue.startsWith("data:");
  const value = isUrl ? cleanUrl(attrValue) : attrValue;
  data.keepAttr = isAllowedAttribute(node.nodeName.toLowerCase(), name, value);
  if (data.keepAttr && value !== attrValue) node.setAttribute(name, value);
  // Our own rule has judged the value; DOMPurify's scheme list would refuse data: images.
  if (data.keepAttr) data.forceKeepAttr = true;
});

purify.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName === "IMG" && !node.hasAttribute("src")) node.remove();
  // Without a list of its own it would end the item of the page's list that the text stands in.
  if (node.nodeName === "LI" && !node.closest("ul, ol")) node.replaceWith(...node.childNodes);
  // DOMPurify only empties it, and the parser does not forget it: a new element never had it.
  if (node.hasAttribute("is")) node.replaceWith(withoutIs(node));
});

function withoutIs(node: Element): Element {
  const plain = node.ownerDocument.createElement(node.localName);
  for (const { name, value } of node.attributes) if (name !== "is") plain.setAttribute(name, value);
  plain.append(...node.childNodes);
  return plain;
}

/**
 * HTML with nothing in it that the editors cannot make: other tags go, their text stays.
 * Used before HTML is stored and again before it is rendered (design §2); in the browser, by
 * the portal's previews only.
 */
export function sanitizeHtml(html: string): SafeHtml {
  return purify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  }) as SafeHtml;
}
