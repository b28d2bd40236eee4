import type { Page } from "@playwright/test";
import { allowedTags, isAllowedAttribute } from "@/lib/html/rules";

type Scope = {
  selector: string;
  /** Matches attributes that the editor adds, written as `name=value`. */
  editorAttributes?: RegExp;
};

/** Matches the id attributes of h2 headings, to which a post's table of contents links. */
const SECTION_ID = /^id=section-[^\s<>"']*$/;

export async function findForeignNodes(
  page: Page,
  { selector, editorAttributes }: Scope,
): Promise<string[]> {
  const elements = await page.evaluate((within) => {
    const hasForbiddenUrl = (element: Element) => {
      if (element instanceof HTMLAnchorElement && element.hasAttribute("href")) {
        const isOwnPath = element.getAttribute("href")?.startsWith("/");
        if (isOwnPath) return element.host !== location.host;
        return !/^(https?|mailto|tel):$/.test(element.protocol);
      }
      if (!(element instanceof HTMLImageElement) || !element.src) return false;
      if (element.src.startsWith("data:")) return false;
      const { protocol, host, pathname } = new URL(element.src);
      const isOwnPath = element.getAttribute("src")?.startsWith("/");
      if (isOwnPath && host !== location.host) return true;
      return !/^https?:$/.test(protocol) || !/\.(jpe?g|png|gif)$/i.test(pathname);
    };
    // Hostile `name` attributes can shadow the methods of forms and the document.
    const areas = [...Document.prototype.querySelectorAll.call(document, within)];
    return areas
      .flatMap((area) => [...area.querySelectorAll("*")])
      .map((element) => ({
        tag: element.localName,
        isHtml: element.namespaceURI === "http://www.w3.org/1999/xhtml",
        attributes: [...element.attributes].map(({ name, value }) => ({ name, value })),
        urlComplaints: hasForbiddenUrl(element) ? [`${element.outerHTML} has a forbidden URL`] : [],
      }));
  }, selector);
  return elements.flatMap(({ tag, isHtml, attributes, urlComplaints }) => {
    if (!isHtml || !allowedTags.includes(tag)) return [`<${tag}>`];
    const foreignAttributes = attributes.filter(
      ({ name, value }) =>
        !isAllowedAttribute(tag, name, value) &&
        !editorAttributes?.test(`${name}=${value}`) &&
        !(tag === "h2" && SECTION_ID.test(`${name}=${value}`)),
    );
    return [
      ...foreignAttributes.map(({ name, value }) => `<${tag} ${name}="${value}">`),
      ...urlComplaints,
    ];
  });
}
