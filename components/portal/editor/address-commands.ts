import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import type { AddressKind } from "./formats";

/** The address of the chosen link or picture, or an empty one. */
export function chosenAddress(editor: Editor, kind: AddressKind): { address: string; alt: string } {
  if (kind === "link") {
    const { href } = editor.getAttributes("link") as { href?: string };
    return { address: href ?? "", alt: "" };
  }
  if (!isImageChosen(editor)) return { address: "", alt: "" };
  const { src, alt } = editor.getAttributes("image") as { src: string; alt: string | null };
  return { address: src, alt: alt ?? "" };
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
export function setImage(editor: Editor, image: { src: string; alt: string }): void {
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
