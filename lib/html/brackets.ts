const isToken = (text: string) =>
  /^[\p{Nd}.,]+%?$/u.test(text) || /^[\p{L}\p{M}]+$/u.test(text) || isInBrackets(text);

function isInBrackets(text: string): boolean {
  if (!/^\(.*\)$/su.test(text)) return false;
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === "(") depth += 1;
    if (character === ")" && (depth -= 1) === 0) return index === [...text].length - 1;
  }
  return false;
}

/** Puts a term in brackets, unless it is a number, a word or already in brackets. */
export const addBrackets = (text: string) => (isToken(text) ? text : `(${text})`);
