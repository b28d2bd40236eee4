/** Writes the quotation marks that browsers draw around `q` into the text. */
export function flattenQuotes(root: Element | DocumentFragment): void {
  for (const quote of root.querySelectorAll("q")) {
    const isInner = quote.parentElement?.closest("q") != null;
    if (!/^\s*["'“‘«„「]/.test(quote.textContent ?? "")) {
      quote.prepend(isInner ? "‘" : "“");
      quote.append(isInner ? "’" : "”");
    }
  }
}
