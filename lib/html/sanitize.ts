import createDOMPurify from "isomorphic-dompurify";
import { cleanUrl } from "@/lib/core/url";
import { allowedAttributes, allowedTags, isAllowedAttribute } from "./rules";
import type { SafeHtml } from "./safe-html";

const purify = createDOMPurify;

purify.addHook("uponSanitizeAttribute", (node, data) => {
  const { attrName: name } = data;
  const isUrl = (name === "href" || name === "src") && !data.attrValue.startsWith("data:");
  if (isUrl) data.attrValue = cleanUrl(data.attrValue);
  data.keepAttr = isAllowedAttribute(node.nodeName.toLowerCase(), name, data.attrValue);
});

purify.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName === "IMG" && !node.hasAttribute("src")) node.remove();
  // Outside a list, an li would close the page's own list item around the text.
  if (node.nodeName === "LI" && !node.closest("ul, ol")) node.replaceWith(...node.childNodes);
  // DOMPurify only empties `is`, which the parser has already applied. A new element does not have it.
  if (node.hasAttribute("is")) node.replaceWith(recreateWithoutIs(node));
});

function recreateWithoutIs(node: Element): Element {
  const plain = node.ownerDocument.createElement(node.localName);
  for (const { name, value } of node.attributes) if (name !== "is") plain.setAttribute(name, value);
  plain.append(...node.childNodes);
  return plain;
}

/**
 * Removes everything that the editors cannot create. Keeps the text of removed tags, except of scripts, styles
 * and the like. Runs before HTML is stored and before it is rendered. In browsers, it runs only for the portal's
 * previews and for the items that the media page loads later.
 */
export function sanitizeHtml(html: string): SafeHtml {
  return purify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  }) as SafeHtml;
}
