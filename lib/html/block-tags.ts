export const plainBlockTags = [
  "address",
  "article",
  "aside",
  "body",
  "caption",
  "center",
  "dd",
  "details",
  "dialog",
  "div",
  "dl",
  "dt",
  "fieldset",
  "figcaption",
  "figure",
  "footer",
  "form",
  "header",
  "hgroup",
  "hr",
  "legend",
  "main",
  "menu",
  "nav",
  "p",
  "search",
  "section",
  "summary",
];

const otherBlockTags =
  "blockquote h1 h2 h3 h4 h5 h6 li ol pre table tbody td tfoot th thead tr ul".split(" ");

const blockNames = new Set([...plainBlockTags, ...otherBlockTags]);

export const isBlockTag = ({ localName }: Element): boolean => blockNames.has(localName);
