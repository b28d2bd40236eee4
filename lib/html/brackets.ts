/** Returns true for one figure, word or bracket, which needs no further brackets. */
const isToken = (text: string) =>
  /^[\p{Nd}.,]+%?$/u.test(text) || /^[\p{L}\p{M}]+$/u.test(text) || isInBrackets(text);

function isInBrackets(text: string): boolean {
  if (!/^\(.*\)$/su.test(text)) return false;
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === "(") depth += 1;
    if (sign === ")" && (depth -= 1) === 0) return at === [...text].length - 1;
  }
  return false;
}

/** Returns a term in brackets, unless it is one token. */
export const inBrackets = (text: string) => (isToken(text) ? text : `(${text})`);
