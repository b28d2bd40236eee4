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
  // An li outside a list would end the page's own li that contains this HTML.
  if (node.nodeName === "LI" && !node.closest("ul, ol")) node.replaceWith(...node.childNodes);
  // DOMPurify can only empty the `is` attribute, so this replaces the element with one that has no `is`.
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
