import "server-only";

const references: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (character) => references[character]!);
