/** Returns an element's styles in lower case, including those that `element.style` drops, such as Word's mso-list. */
export function readStyle(element: Element): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();
  for (const declaration of (element.getAttribute("style") ?? "").split(";")) {
    const [name = "", ...value] = declaration.split(":");
    const text = value
      .join(":")
      .replace(/!\s*important/i, "")
      .trim()
      .toLowerCase();
    if (text) declarations.set(name.trim().toLowerCase(), text);
  }
  return declarations;
}

const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+))(px|pt|em|rem|ex|%|in|cm|mm|vw|vh)?$/;
const PX = { px: 1, pt: 4 / 3, em: 16, rem: 16, ex: 8, "%": 0.16, in: 96, cm: 37.8, mm: 3.78 };

/** Converts a length to px, for a font size of 16 px and a window of 1,000 px. Returns null for other values. */
export function readLength(value: string | undefined): number | null {
  const [, number, unit = "px"] = LENGTH.exec(value ?? "") ?? [];
  return number === undefined ? null : Number(number) * (PX[unit as keyof typeof PX] ?? 10);
}
