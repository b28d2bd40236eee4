import type { Page } from "@playwright/test";

// What may stand in HTML that is shown, written down here once more: the product's own list
// must not be what it is judged by.

const web = String.raw`https?://\S+|mailto:[^/\s]\S*|tel:[^/\s]\S*|/(?![/\\])\S*`;
const image = String.raw`(https?://|/(?![/\\]))\S+`;
const pixels = "data:image/(png|jpeg|gif);base64,[A-Za-z0-9+/]+={0,2}";
const indent = { "data-indent": "[1-8]" };

/** Attributes by element, and the pattern of the whole value. */
const allowed: Record<string, Record<string, string>> = {
  a: { href: web },
  img: { src: `${image}|${pixels}`, alt: "[^]*" },
  ol: { start: "[0-9]{1,4}" },
  ul: {},
  li: {},
  blockquote: {},
  pre: {},
  code: {},
  p: indent,
  h1: indent,
  // The id is the page's own: a post's contents lead to it.
  h2: { ...indent, id: String.raw`section-[^\s<>"']*` },
  h3: indent,
  h4: indent,
  h5: indent,
  h6: indent,
  br: {},
  strong: {},
  em: {},
  u: {},
  s: {},
};

type Judged = {
  /** The elements in which nothing strange may stand. */
  selector: string;
  /** What the editor adds while one writes: by what its classes and attributes begin with. */
  editorsOwn?: RegExp;
};

/** Every element and attribute that has no place in shown HTML, in words. */
export function strangersIn(page: Page, { selector, editorsOwn }: Judged): Promise<string[]> {
  return page.evaluate(
    ({ within, rules, own }) => {
      const isOwn = (attribute: Attr) =>
        own !== null && new RegExp(own).test(`${attribute.name}=${attribute.value}`);
      /** What the browser makes of an address that is allowed as it is written. */
      const leadsAstray = (element: Element) => {
        if (element instanceof HTMLAnchorElement && element.hasAttribute("href")) {
          const isHere = element.getAttribute("href")?.startsWith("/");
          if (isHere) return element.host !== location.host;
          return !/^(https?|mailto|tel):$/.test(element.protocol);
        }
        if (!(element instanceof HTMLImageElement) || !element.src) return false;
        if (element.src.startsWith("data:")) return false;
        const { protocol, host, pathname } = new URL(element.src);
        const isHere = element.getAttribute("src")?.startsWith("/");
        if (isHere && host !== location.host) return true;
        return !/^https?:$/.test(protocol) || !/\.(jpe?g|png|gif)$/i.test(pathname);
      };
      const strangers: string[] = [];
      const areas = [...Document.prototype.querySelectorAll.call(document, within)];
      const elements = areas.flatMap((area) => [...area.querySelectorAll("*")]);
      for (const element of elements) {
        const ruled = rules[element.localName];
        if (!ruled || element.namespaceURI !== "http://www.w3.org/1999/xhtml") {
          strangers.push(`<${element.localName}>`);
          continue;
        }
        for (const attribute of element.attributes) {
          if (isOwn(attribute)) continue;
          const pattern = Object.hasOwn(ruled, attribute.name) ? ruled[attribute.name] : undefined;
          if (pattern && new RegExp(`^(${pattern})$`, "i").test(attribute.value)) continue;
          strangers.push(`<${element.localName} ${attribute.name}="${attribute.value}">`);
        }
        if (leadsAstray(element)) strangers.push(`${element.outerHTML} leads astray`);
      }
      return strangers;
    },
    { within: selector, rules: allowed, own: editorsOwn?.source ?? null },
  );
}
