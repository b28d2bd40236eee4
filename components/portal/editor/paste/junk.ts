import { styleOf } from "./styles";

/** What is no text: code, drawings, controls of the page, Word's own records. */
const NO_TEXT = [
  ...["head", "meta", "link", "title", "base", "style", "script", "noscript", "template"],
  ...["svg", "canvas", "audio", "video", "iframe", "object", "embed", "map", "annotation"],
  ...["button", "input", "select", "textarea", "progress", "meter", "datalist"],
  ...["o\\:oleobject", "m\\:omath", "m\\:omathpara", "w\\:sdtpr", "xml"],
].join(", ");

/** What a page keeps from the eye, by the names that many pages give to it; and tick boxes of Docs. */
const UNSEEN =
  '[hidden], .sr-only, .visually-hidden, .screen-reader-text, [aria-roledescription="checkbox"]';

/** Word's comments and the marks that lead to them. */
const COMMENTS = ".MsoCommentReference, .msocomanchor, .msocomoff, .msocomtxt";

/** Takes out of pasted HTML what a reader of it did not see as text. */
export function removeJunk(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`${NO_TEXT}, ${UNSEEN}, ${COMMENTS}`)) {
    element.remove();
  }
  for (const element of body.querySelectorAll("[style]")) {
    if (isHidden(element)) element.remove();
  }
  for (const image of body.querySelectorAll("img")) {
    if (isTrackingPixel(image)) image.remove();
  }
  // Apple's programs write one of two spaces as one that keeps words together.
  for (const space of body.querySelectorAll(".Apple-converted-space")) space.textContent = " ";
  // Pictures of old Office: the same ones follow as img.
  for (const element of body.querySelectorAll("*")) {
    if (element.localName.startsWith("v:")) element.remove();
  }
}

function isHidden(element: Element): boolean {
  const style = styleOf(element);
  return (
    style.get("display") === "none" ||
    style.get("visibility") === "hidden" ||
    style.get("mso-hide") === "all" ||
    style.get("mso-element") === "comment-list"
  );
}

/** Whether a picture is there to be fetched and not to be seen. */
function isTrackingPixel(image: Element): boolean {
  const style = styleOf(image);
  return ["width", "height"].some((side) => {
    const length = style.get(side) ?? image.getAttribute(side) ?? "";
    return /^[012](px|pt)?$/.test(length.trim());
  });
}
