import { Parser } from "htmlparser2";

const BLOCKS = new Set(["blockquote", "br", "h1", "h2", "h3", "h4", "h5", "h6", "li", "p", "pre"]);

/**
 * The text of stored HTML on one line, entities decoded, blocks apart by a space. It needs no
 * sanitiser, which takes most of a second to load: what comes out is text.
 */
export function htmlToText(html: string): string {
  let text = "";
  let isCode = false;
  const parser = new Parser({
    onopentagname: (name) => (isCode = name === "script" || name === "style"),
    ontext: (data) => (text += isCode ? "" : data),
    onclosetag: (name) => {
      isCode = false;
      if (BLOCKS.has(name)) text += " ";
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, " ").trim();
}
