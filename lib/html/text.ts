import { Parser } from "htmlparser2";

const BLOCKS = new Set(["blockquote", "br", "h1", "h2", "h3", "h4", "h5", "h6", "li", "p", "pre"]);

/** Returns the text of HTML on one line. The result is plain text, so it needs no sanitiser, which loads slowly. */
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
