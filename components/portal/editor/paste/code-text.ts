import { isBlock } from "./lines";

export function readCode(pre: Element): string {
  // Chat programs and documentation sites put the language or file name inside <pre>, next to <code>.
  const [code, ...otherCodes] = pre.querySelectorAll("code");
  const text = readLines(code && otherCodes.length === 0 ? code : pre);
  return text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
}

function readLines(parent: Element): string {
  let text = "";
  const endLine = () => {
    if (text !== "" && !text.endsWith("\n")) text += "\n";
  };
  for (const child of parent.childNodes) {
    if (child instanceof Text) text += child.data;
    else if (child instanceof HTMLBRElement) text += "\n";
    else if (child instanceof Element && (isBlock(child) || child.matches("li, tr"))) {
      endLine();
      text += readLines(child);
      endLine();
    } else if (child instanceof Element) text += readLines(child);
  }
  return text;
}
