/** Adds to each `q` the quotation marks that browsers show around it, unless its text starts with one. */
export function flattenQuotes(root: Element | DocumentFragment): void {
  for (const quote of root.querySelectorAll("q")) {
    const isInner = quote.parentElement?.closest("q") != null;
    if (!/^\s*["'“‘«„「]/.test(quote.textContent ?? "")) {
      quote.prepend(isInner ? "‘" : "“");
      quote.append(isInner ? "’" : "”");
    }
  }
}
