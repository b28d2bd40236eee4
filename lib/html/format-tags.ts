/** The tags of HTML that say the same as those that are stored. */
export const formatTags = {
  strong: ["b", "strong", "th", "dt"],
  em: ["i", "em", "cite", "dfn", "var"],
  u: ["u", "ins"],
  s: ["s", "strike", "del"],
  code: ["code", "kbd", "samp", "tt"],
};
