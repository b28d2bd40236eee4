import type { Locator, Page } from "@playwright/test";
import { createJpeg } from "../support/images";

export type UploadFile = { name: string; mimeType: string; buffer: Buffer };

export const createImageFile = async (name = "diwali offer.jpg"): Promise<UploadFile> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await createJpeg({ width: 800, height: 450 }),
});

/** Matches the URL that the site gives to the default file of `createImageFile()`. */
export const UPLOADED_URL = /^\/uploads\/[\da-f]{32}\/diwali-offer-800x450\.jpg$/;

export async function chooseFile(page: Page, within: Locator, file: UploadFile) {
  const chooser = page.waitForEvent("filechooser");
  await within.getByRole("button", { name: /^(Choose an?|Replace) (Image|File)/ }).click();
  await (await chooser).setFiles(file);
}

/** Pastes or drops files. Returns whether the page prevented the browser's default action. */
export async function pasteOrDrop(
  target: Locator,
  event: "paste" | "drop",
  files: UploadFile[],
  text = "",
) {
  const descriptors = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString("base64"),
  }));
  return target.evaluate(
    (element, [eventType, fileDescriptors, plainText]) => {
      const data = new DataTransfer();
      if (plainText) data.setData("text/plain", plainText);
      for (const { name, mimeType, base64 } of fileDescriptors) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const { left, top } = element.getBoundingClientRect();
      const eventInit = { bubbles: true, cancelable: true };
      const transfer =
        eventType === "paste"
          ? new ClipboardEvent("paste", { ...eventInit, clipboardData: data })
          : new DragEvent("drop", {
              ...eventInit,
              dataTransfer: data,
              clientX: left + 5,
              clientY: top + 5,
            });
      element.dispatchEvent(transfer);
      return transfer.defaultPrevented;
    },
    [event, descriptors, text] as const,
  );
}
