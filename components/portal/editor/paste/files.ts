import { pictureTypes } from "@/components/portal/uploads/file-rules";
import type { PasteReport } from "./notice";

/** What becomes of files that are pasted or dropped into a text. */
export type FileReceivers = {
  onPictures: (files: File[]) => void;
  onPaste: (report: PasteReport) => void;
};

/**
 * Hands on the picture files among those that are pasted or dropped into the text, to be uploaded.
 * False when there are no files. Other kinds are left out.
 */
export function takeFiles(files: FileList | undefined, receivers: FileReceivers): boolean {
  if (!files || files.length === 0) return false;
  const pictures = [...files].filter(({ type }) => pictureTypes.includes(type));
  receivers.onPaste({ files: files.length - pictures.length });
  if (pictures.length > 0) receivers.onPictures(pictures);
  return true;
}
