import "server-only";

const references: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in HTML or XML, between tags or in a quoted attribute. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (character) => references[character]!);
