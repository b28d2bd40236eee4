import type { Editor } from "@tiptap/core";

/** Links the chosen text, or the link that the cursor stands in; without either, the address itself. */
export function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive("link")) {
    const marks = [{ type: "link", attrs: { href } }];
    chain.insertContent({ type: "text", text: href, marks }).run();
    return;
  }
  chain.extendMarkRange("link").setLink({ href }).run();
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange("link").unsetLink().run();
}

/** Changes the chosen picture, or puts one in where the cursor stands. */
export function setImage(editor: Editor, image: { src: string; alt: string }): void {
  const chain = editor.chain().focus();
  if (editor.isActive("image")) chain.updateAttributes("image", image).run();
  else chain.setImage(image).run();
}
