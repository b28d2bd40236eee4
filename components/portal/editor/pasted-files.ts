import type { Editor } from "@tiptap/core";
import { DATA_MAX, type LeftOut } from "./pasted-addresses";

const ALLOWED_TYPES = ["image/png", "image/jpeg", "image/gif"];

/**
 * Puts picture files that are pasted or dropped into the text, as data addresses. False when
 * there are no files. Other kinds and large ones are left out.
 */
export function insertFiles(
  editor: Editor,
  files: FileList | undefined,
  position: number,
  onPaste: (leftOut: LeftOut) => void,
): boolean {
  if (!files || files.length === 0) return false;
  void Promise.all([...files].map(dataAddressOf)).then((addresses) => {
    const images = addresses
      .filter((address) => address !== null)
      .map((src) => ({ type: "image", attrs: { src } }));
    if (images.length > 0) editor.chain().focus().insertContentAt(position, images).run();
    // Afterwards: the notice goes away with an edit, and this is one.
    onPaste({ pictures: files.length - images.length, links: 0 });
  });
  return true;
}

/** Null for what no picture in a text can be. */
function dataAddressOf(file: File): Promise<string | null> {
  if (!ALLOWED_TYPES.includes(file.type) || file.size > (DATA_MAX * 3) / 4) {
    return Promise.resolve(null);
  }
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
