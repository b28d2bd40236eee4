import type { Locator } from "@playwright/test";

/** Dispatches a paste event, because the browser would sanitise HTML on the system clipboard. */
export async function pasteHtml(editor: Locator, html: string, text = ""): Promise<void> {
  await editor.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", data.html);
      if (data.text) clipboardData.setData("text/plain", data.text);
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { html, text },
  );
}
