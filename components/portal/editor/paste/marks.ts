import { styleOf } from "./styles";

/** How pasted words look, and where they lead. */
export type Marks = {
  strong: boolean;
  em: boolean;
  u: boolean;
  s: boolean;
  code: boolean;
  href: string | null;
};

export const PLAIN: Marks = {
  ...{ strong: false, em: false, u: false, s: false, code: false },
  href: null,
};

const tagsOf = {
  strong: "b, strong, th, dt",
  em: "i, em, cite, dfn, var",
  u: "u, ins",
  s: "s, strike, del",
  code: "code, kbd, samp, tt",
};

/** What applies within an element: what applied around it, its tag, and its own style over both. */
export function marksWithin(element: Element, around: Marks): Marks {
  const style = styleOf(element);
  const decoration = `${style.get("text-decoration")} ${style.get("text-decoration-line")}`;
  const href = element.matches("a[href]") ? element.getAttribute("href") : around.href;
  return {
    strong: isBold(style.get("font-weight")) ?? (around.strong || element.matches(tagsOf.strong)),
    em: isItalic(style.get("font-style")) ?? (around.em || element.matches(tagsOf.em)),
    // Links are underlined anyway, and what was one is not meant to be underlined without it.
    u:
      !element.closest("a") &&
      (around.u || element.matches(tagsOf.u) || decoration.includes("underline")),
    s: around.s || element.matches(tagsOf.s) || decoration.includes("line-through"),
    code: around.code || element.matches(tagsOf.code),
    href,
  };
}

/** Undefined where a weight says nothing, so that the tag decides. */
function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === "inherit") return undefined;
  return weight.startsWith("bold") || Number.parseInt(weight, 10) >= 600;
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined || style === "inherit") return undefined;
  return style.startsWith("italic") || style.startsWith("oblique");
}
