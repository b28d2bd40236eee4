import type { Locator } from "@playwright/test";

/**
 * Pastes HTML into an editor, to the letter. The system's clipboard would not do: what a page
 * writes there is cleaned by the browser first, what another program writes is not.
 */
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
