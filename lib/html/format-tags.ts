/** Maps each stored tag to the tags with the same meaning. Pasting makes `th` and `dt` bold; storing HTML does not. */
export const formatTags = {
  strong: ["b", "strong", "th", "dt"],
  em: ["i", "em", "cite", "dfn", "var"],
  u: ["u", "ins"],
  s: ["s", "strike", "del"],
  code: ["code", "kbd", "samp", "tt"],
};
