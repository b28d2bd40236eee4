const FROM = "0123456789+-=()";
const TO = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾", sub: "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎" };

/**
 * The signs that stand for raised or lowered digits, since stored HTML has no tag for them and
 * 10⁵ must not become 105. Null for what has no such signs, such as letters.
 */
export function raisedDigits(text: string, tag: keyof typeof TO): string | null {
  const signs = [...text.trim()].map((sign) => TO[tag][FROM.indexOf(sign)] ?? null);
  return signs.length > 0 && signs.every((sign) => sign !== null) ? signs.join("") : null;
}
