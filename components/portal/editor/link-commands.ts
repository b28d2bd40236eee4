import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import type { ImageAlt } from "./alternative-text";
import type { UrlKind } from "./kinds";

type SelectedUrl = { url: string; imageAlt: ImageAlt };

const emptyAlt: ImageAlt = { text: "", isDecoration: false };
export const emptySelectedUrl: SelectedUrl = { url: "", imageAlt: emptyAlt };

export function readSelectedUrl(editor: Editor, kind: UrlKind): SelectedUrl {
  if (kind === "link") {
    const { href } = editor.getAttributes("link") as { href?: string };
    return { url: href ?? "", imageAlt: emptyAlt };
  }
  if (!isImageSelected(editor)) return emptySelectedUrl;
  const { src, alt } = editor.getAttributes("image") as { src: string; alt: string | null };
  // An empty alt means decorative; null means that staff have not decided yet.
  return { url: src, imageAlt: { text: alt ?? "", isDecoration: alt === "" } };
}

export function isImageSelected({ state: { selection } }: Editor): boolean {
  return selection instanceof NodeSelection && selection.node.type.name === "image";
}

/** Links the selected text, changes the link at the cursor, or inserts the URL as a link. */
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

export function setImage(
  editor: Editor,
  { src, imageAlt }: { src: string; imageAlt: ImageAlt },
): void {
  const image = { src, alt: imageAlt.isDecoration ? "" : imageAlt.text.trim() };
  const chain = editor.chain().focus();
  if (!isImageSelected(editor)) return void chain.setImage(image).run();
  const { from } = editor.state.selection;
  chain
    .command(({ tr }) => {
      tr.setNodeAttribute(from, "src", image.src).setNodeAttribute(from, "alt", image.alt);
      return true;
    })
    .run();
}
