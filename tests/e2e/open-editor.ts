import { expect, type Locator, type Page } from "@playwright/test";
import type { Editor } from "@tiptap/core";
import { type admin, call, signInFromPage } from "../../tools/site/calls";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import type { TestSite } from "../../tools/site/site";

type Kind = "blogs" | "media" | "offers";

const kinds = {
  blogs: { tab: "Blog", label: "Content", field: "content", publish: publishBlog },
  media: { tab: "Media", label: "Description", field: "description", publish: publishMedia },
  offers: { tab: "Offers", label: "Description", field: "description", publish: publishOffer },
};

/** The editor of an entry, in its dialog. */
export type OpenEditor = {
  dialog: Locator;
  text: Locator;
  toolbar: Locator;
  /** The control of the toolbar with this name. */
  control: (name: string) => Locator;
  /** Waits until the editor knows that the cursor stands here, or that this much is chosen. */
  isAt: (from: number, to?: number) => Promise<void>;
  /** Saves, and gives the HTML that is stored then. */
  save: () => Promise<string>;
  /** The address of the entry's page, where it has one of its own. */
  path: string;
};

/** Signs in without the form, which other tests are about. */
export async function enterPortal(
  page: Page,
  { url }: TestSite,
  credentials?: typeof admin,
): Promise<void> {
  const { token, user, setCookie } = await signInFromPage(url, { credentials });
  const [name = "", value = ""] = (setCookie.split(";")[0] ?? "").split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url }]);
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      // A frame without an origin of its own, as a player's, has no storage.
      if (window !== window.top) return;
      localStorage.setItem("arthora.token", storedToken);
      localStorage.setItem("arthora.user", storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
  await page.goto("/admin");
}

/** Publishes an entry with this HTML and opens its editor in the portal. */
export async function openEditor(
  page: Page,
  site: TestSite,
  token: string,
  html: string,
  kind: Kind = "blogs",
): Promise<OpenEditor> {
  const { tab, label, field, publish } = kinds[kind];
  const title = `Text ${Math.random().toString(36).slice(2, 8)}`;
  const { id } = await publish(site.url, token, { title, [field]: html });
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
    isAt: (from, to = from) =>
      // The browser tells of a key that moved the cursor a moment later.
      expect.poll(() => text.evaluate(selectionOf)).toEqual({ from, to }),
    save: async () => {
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog).toBeHidden();
      const entries = (await (await call(site.url, `/api/${kind}`)).json()) as Record<
        string,
        string
      >[];
      return entries.find((entry) => entry.id === id)?.[field] ?? "";
    },
    path: kind === "blogs" ? `/blog/${id}` : `/${kind}/${id}`,
  };
}

/** What an editor takes for chosen. Tiptap leaves itself on its element. */
function selectionOf(element: Element): { from: number; to: number } {
  const { editor } = element as Element & { editor: Editor };
  const { from, to } = editor.state.selection;
  return { from, to };
}
