import type { Locator, Page } from "@playwright/test";
import { jpeg } from "../support/images";

export type File = { name: string; mimeType: string; buffer: Buffer };

/** A photograph of 1600 x 900 px. */
export const imageFile = async (name = "diwali offer.jpg"): Promise<File> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await jpeg({ width: 1600, height: 900 }),
});

/** The address that it gets. */
export const UPLOADED = /^\/uploads\/[\da-f]{32}\/diwali-offer-1600x900\.jpg$/;

export async function choose(page: Page, within: Locator, file: File) {
  const chooser = page.waitForEvent("filechooser");
  await within.getByRole("button", { name: /^Choose an? (image|file)/ }).click();
  await (await chooser).setFiles(file);
}

/** Pastes or drops files as another program gives them; whether the page took them. */
export async function give(target: Locator, event: "paste" | "drop", files: File[], text = "") {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString("base64"),
  }));
  return target.evaluate(
    (element, [kind, list, words]) => {
      const data = new DataTransfer();
      if (words) data.setData("text/plain", words);
      for (const { name, mimeType, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const { left, top } = element.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true };
      const made =
        kind === "paste"
          ? new ClipboardEvent("paste", { ...common, clipboardData: data })
          : new DragEvent("drop", {
              ...common,
              dataTransfer: data,
              clientX: left + 5,
              clientY: top + 5,
            });
      element.dispatchEvent(made);
      return made.defaultPrevented;
    },
    [event, given, text] as const,
  );
}
