/** "1 contact", "4 contacts". */
export const contactCount = (count: number): string =>
  count === 1 ? "1 contact" : `${count} contacts`;
