import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import type { Alternative } from "./alternative-text";
import type { UrlKind } from "./formats";

type Chosen = { url: string; alternative: Alternative };

const undescribed: Alternative = { text: "", isDecoration: false };
export const noUrl: Chosen = { url: "", alternative: undescribed };

/** The address of the chosen link or picture, or an empty one; of a picture what it shows too. */
export function chosenUrl(editor: Editor, kind: UrlKind): Chosen {
  if (kind === "link") {
    const { href } = editor.getAttributes("link") as { href?: string };
    return { url: href ?? "", alternative: undescribed };
  }
  if (!isImageChosen(editor)) return noUrl;
  const { src, alt } = editor.getAttributes("image") as { src: string; alt: string | null };
  // An empty text was left empty on purpose; none at all was never asked for.
  return { url: src, alternative: { text: alt ?? "", isDecoration: alt === "" } };
}

/** Whether one picture is chosen, and not some text with pictures in it. */
export function isImageChosen({ state: { selection } }: Editor): boolean {
  return selection instanceof NodeSelection && selection.node.type.name === "image";
}

/** Links the chosen text, or the link that the cursor stands in; without either, the address itself. */
export function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive("link")) {
    const marks = [{ type: "link", attrs: { href } }];
    const text = href.replace(/^(mailto|tel):/i, "");
    chain.insertContent({ type: "text", text, marks }).run();
    return;
  }
  chain.extendMarkRange("link").setLink({ href }).run();
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange("link").unsetLink().run();
}

/** Changes the chosen picture, which stays chosen, or puts one in where the cursor stands. */
export function setImage(
  editor: Editor,
  { src, alternative }: { src: string; alternative: Alternative },
): void {
  const image = { src, alt: alternative.isDecoration ? "" : alternative.text.trim() };
  const chain = editor.chain().focus();
  if (!isImageChosen(editor)) return void chain.setImage(image).run();
  const { from } = editor.state.selection;
  chain
    .command(({ tr }) => {
      tr.setNodeAttribute(from, "src", image.src).setNodeAttribute(from, "alt", image.alt);
      return true;
    })
    .run();
}
