import { allowedTags, isAllowedAttribute } from "@/lib/html/rules";

/** The context of a slice as these editors write it: the lists and quotes around it. */
const SLICE =
  /^\d{1,2} \d{1,2}( -\d{1,2})? \[(,?"(blockquote|bulletList|orderedList|listItem)",(null|\{("start":\d{1,4})?\}))*\]$/;

/**
 * Whether pasted HTML is what an editor like this one copies. Its word for it is not enough:
 * the editor makes what data-pm-slice says without a look at it.
 */
export function isOwnSlice(body: HTMLElement): boolean {
  if (!body.querySelector("[data-pm-slice]")) return false;
  return [...body.querySelectorAll("*")].every(
    ({ localName, attributes }) =>
      allowedTags.includes(localName) &&
      [...attributes].every(
        ({ name, value }) =>
          isAllowedAttribute(localName, name, value) ||
          (name === "data-pm-slice" && SLICE.test(value)),
      ),
  );
}
