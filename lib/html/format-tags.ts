/** Maps each stored tag to the HTML tags that it replaces. */
export const formatTags = {
  strong: ["b", "strong", "th", "dt"],
  em: ["i", "em", "cite", "dfn", "var"],
  u: ["u", "ins"],
  s: ["s", "strike", "del"],
  code: ["code", "kbd", "samp", "tt"],
};
