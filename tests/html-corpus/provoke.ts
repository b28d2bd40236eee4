import type { Page } from "@playwright/test";

/** Points at, focuses and clicks every element inside `selector`, but follows no http, mailto or tel link. */
export async function provoke(page: Page, selector: string): Promise<void> {
  const middle = await page.evaluate((within) => {
    const find = (from: Document | Element, query: string) =>
      // Hostile `name` attributes can shadow the methods of forms and the document.
      [...(from === document ? Document : Element).prototype.querySelectorAll.call(from, query)];
    const blockLinks = (event: Event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (link && /^(https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
    };
    window.addEventListener("click", blockLinks, true);
    const areas = find(document, within);
    for (const element of areas.flatMap((area) => find(area, "*"))) {
      for (const kind of ["pointerover", "pointerenter", "mouseover", "mousemove", "mousedown"]) {
        element.dispatchEvent(new MouseEvent(kind, { bubbles: true }));
      }
      if (element instanceof HTMLElement) HTMLElement.prototype.focus.call(element);
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    window.removeEventListener("click", blockLinks, true);
    const box = areas[0]?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 200) / 2 };
  }, selector);
  if (middle) await page.mouse.move(middle.x, middle.y, { steps: 2 });
}
