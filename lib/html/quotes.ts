/** Adds the quotation marks that browsers show around a `q`, unless its text starts with a quotation mark. */
export function addQuotationMarks(root: Element | DocumentFragment): void {
  for (const quote of root.querySelectorAll("q")) {
    const isInner = quote.parentElement?.closest("q") != null;
    if (!/^\s*["'“‘«„「]/.test(quote.textContent ?? "")) {
      quote.prepend(isInner ? "‘" : "“");
      quote.append(isInner ? "’" : "”");
    }
  }
}
