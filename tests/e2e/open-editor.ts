import { expect, type Locator, type Page } from "@playwright/test";
import type { Editor } from "@tiptap/core";
import { type adminCredentials, call, signInFromPage } from "../../tools/site/calls";
import type { TestSite } from "../../tools/site/site";
import type { Kind, Publish } from "./fixtures";

const kinds = {
  blogs: { tab: "Blog", label: "Content", field: "content" },
  media: { tab: "Media", label: "Description", field: "description" },
  offers: { tab: "Offers", label: "Description", field: "description" },
};

export type OpenEditor = {
  dialog: Locator;
  text: Locator;
  toolbar: Locator;
  control: (name: string) => Locator;
  expectSelection: (from: number, to?: number) => Promise<void>;
  setSelection: (from: number, to?: number) => Promise<void>;
  save: () => Promise<string>;
  /** The path of the entry's page; not valid for a media item, which has no page. */
  path: string;
};

export async function enterPortal(
  page: Page,
  { url }: TestSite,
  credentials?: typeof adminCredentials,
): Promise<void> {
  const { token, user, sessionSetCookie } = await signInFromPage(url, { credentials });
  const [name = "", value = ""] = (sessionSetCookie.split(";")[0] ?? "").split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url }]);
  // robots.txt shares the portal's localStorage and runs no scripts.
  await page.goto(`${url}/robots.txt`, { waitUntil: "commit" });
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem("arthora.token", storedToken);
      localStorage.setItem("arthora.user", storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
  await page.goto(`${url}/admin`);
}

export async function openEditor(
  { page, site, publish }: { page: Page; site: TestSite; publish: Publish },
  html: string,
  kind: Kind = "blogs",
): Promise<OpenEditor> {
  const { tab, label, field } = kinds[kind];
  const title = `Text ${Math.random().toString(36).slice(2, 8)}`;
  const { id } = await publish(kind, { title, [field]: html });
  await enterPortal(page, site);
  if (kind !== "blogs") await page.getByRole("tab", { name: tab }).click();
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  const dialog = page.getByRole("dialog");
  const text = dialog.getByRole("textbox", { name: label });
  await expect(text).toBeVisible();
  const toolbar = dialog.getByRole("toolbar", { name: "Formatting" });
  return {
    dialog,
    text,
    toolbar,
    control: (name) => toolbar.getByRole("button", { name, exact: true }),
    expectSelection: (from, to = from) =>
      // The editor learns of cursor moves asynchronously.
      expect.poll(() => text.evaluate(readSelection)).toEqual({ from, to }),
    setSelection: (from, to = from) =>
      text.evaluate(
        (element: Element, range) => {
          const { editor } = element as Element & { editor: Editor };
          editor.commands.setTextSelection(range);
          // The `focus` command takes effect a frame later.
          editor.view.focus();
        },
        { from, to },
      ),
    save: async () => {
      await dialog.getByRole("button", { name: "Update" }).click();
      await expect(dialog).toBeHidden();
      const entry = await (await call(site.url, `/api/${kind}/${id}`)).json();
      return (entry as Record<string, string>)[field] ?? "";
    },
    path: kind === "blogs" ? `/blog/${id}` : `/${kind}/${id}`,
  };
}

/** Reads the selection; Tiptap stores the editor on its element. */
function readSelection(element: Element): { from: number; to: number } {
  const { editor } = element as Element & { editor: Editor };
  const { from, to } = editor.state.selection;
  return { from, to };
}
