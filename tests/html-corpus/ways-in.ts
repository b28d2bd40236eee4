import type { Locator, Page } from "@playwright/test";
import type { Editor } from "@tiptap/core";
import { expect, signInAs } from "../e2e/fixtures";
import { pasteHtml } from "../e2e/paste";
import { call } from "../../tools/site/calls";
import {
  expirePages,
  publishBlog,
  publishMedia,
  publishOffer,
  removeAll,
} from "../support/entries";
import { corpus, type Pack, sampleOf } from "./corpus";
import { CONTENT, HARMLESS, open, test } from "./hostile-test";
import { differenceOf } from "./outline";
import { postsJudge } from "./posts";
import { provoke } from "./provoke";
import { store } from "./stored";
import { strangersIn } from "./strangers";
import { complaintsOf, complaintsTogether, nameOf } from "./trial";
import type { HostileCase } from "./types";

const harmlessly = ({ name }: HostileCase): HostileCase => ({ ...HARMLESS, name });

/** Tests of hostile HTML in posts that the API took. */
export function describePublished(packs: Pack[]) {
  test("what is published through the API is harmless on its page", async ({
    page,
    site,
    token,
    witness,
  }) => {
    const refused: string[] = [];
    const publish = async ({ html }: HostileCase) => {
      const texts = { title: "Hostile", authorName: "Asha", short_desc: "What it is about" };
      const body = { ...texts, content: html };
      const response = await call(site.url, "/api/blogs", { method: "POST", token, body });
      const { id } = (await response.json()) as { id?: string };
      return { status: response.status, url: `${site.url}/blog/${id}` };
    };
    const { url: harmlessUrl } = await publish(HARMLESS);
    const judge = await postsJudge(page, witness, { harmlessUrl, siteUrl: site.url, token });
    const complaints = await complaintsOf(packs, async (cases) => {
      const taken: string[] = [];
      for (const hostile of cases) {
        const { status, url } = await publish(hostile);
        if (status === 201) taken.push(url);
        else if (status === 400) refused.push(hostile.name);
        else return [`the API answers ${status}`];
      }
      return judge(taken);
    });
    expect(complaints).toEqual({});
    expect(refused).toEqual([
      "nul-in-scheme",
      "nul-in-tag",
      "nul-before-scheme",
      "half-a-pair",
      "mutation-five-hundred-deep",
      "mutation-deep-behind-false-ends",
    ]);
  });
}

/** Posts that were stored past the API, which their pages clean once more. */
function describePosts(packs: Pack[]) {
  test("is harmless on the page of its post", async ({ page, site, database, token, witness }) => {
    const url = ({ name }: HostileCase) => `${site.url}/blog/raw-${name}`;
    const rows = [HARMLESS, ...corpus].map(({ name, html }) => ({ id: `raw-${name}`, html }));
    await store(
      database,
      "Blog",
      rows.map((row) => ({ ...row, title: "Hostile" })),
    );
    const harmlessUrl = url(HARMLESS);
    const judge = await postsJudge(page, witness, { harmlessUrl, siteUrl: site.url, token });
    expect(await complaintsOf(packs, (cases) => judge(cases.map(url)))).toEqual({});
  });
}

/** Media, likewise. */
function describeMedia() {
  test("is harmless among the media, in every tab", async ({
    page,
    site,
    database,
    token,
    witness,
  }) => {
    const show = async (cases: HostileCase[]) => {
      // What follows a text shows that it ends; a description without text is not shown.
      const rows = cases.map(({ name, html }) => ({
        id: name,
        title: name,
        html: `<p>Text</p>${html}`,
      }));
      await store(database, "MediaItem", rows);
      // A change through the API makes the page anew.
      await publishMedia(site.url, token, {});
      const { complaints, outline } = await open(page, witness, `${site.url}/media`);
      await page.getByRole("tab", { name: "Resources" }).click();
      await provoke(page, CONTENT);
      const strangers = await strangersIn(page, { selector: CONTENT });
      return { complaints: [...complaints, ...strangers, ...witness.take()], outline };
    };
    const complaints = await complaintsTogether(corpus, async (cases) => {
      const harmless = await show(cases.map(harmlessly));
      const hostile = await show(cases);
      return [...hostile.complaints, ...differenceOf(hostile.outline, harmless.outline)];
    });
    expect(complaints).toEqual({});
  });
}

/** Offers, likewise. */
function describeOffers() {
  test("is harmless on the slide of an offer", async ({ page, site, database, token, witness }) => {
    const show = async (cases: HostileCase[]) => {
      const rows = cases.map(({ html }, index) => ({ id: `${index}`, title: "Hostile", html }));
      await store(database, "Offer", rows);
      await publishOffer(site.url, token, { title: "Last" });
      const { complaints, outline } = await open(page, witness, `${site.url}/`);
      return { complaints, outline: outline.map((line) => line.replace(/last-\w{6}/, "last")) };
    };
    const complaints = await complaintsTogether(sampleOf(18), async (cases) => {
      const harmless = await show(cases.map(harmlessly));
      const hostile = await show(cases);
      return [...hostile.complaints, ...differenceOf(hostile.outline, harmless.outline)];
    });
    expect(complaints).toEqual({});
  });

  test("is harmless on the page of an offer", async ({ page, site, database, witness }) => {
    const offers = sampleOf(18);
    const url = ({ name }: HostileCase) => `${site.url}/offers/raw-${name}`;
    const rows = [HARMLESS, ...offers].map(({ name, html }) => ({ id: `raw-${name}`, html }));
    await store(
      database,
      "Offer",
      rows.map((row) => ({ ...row, title: "Hostile" })),
    );
    // The page's description for search engines is the text of the offer, which differs.
    const undescribed = (outline: string[]) =>
      outline.map((line) => line.replace(/(description" content=)".*"/s, '$1"ANY"'));
    const harmless = await open(page, witness, url(HARMLESS));
    const complaints = await complaintsOf(
      offers.map((hostile) => [hostile]),
      async ([hostile = HARMLESS]) => {
        const { complaints: found, outline } = await open(page, witness, url(hostile));
        return [...found, ...differenceOf(undescribed(outline), undescribed(harmless.outline))];
      },
    );
    expect(complaints).toEqual({});
  });
}

const CARDS_A_PAGE = 12;
const PREVIEWS = "[role=tabpanel] li p[class*='preview']";
/** The editor, and whatever else of a dialog shows formatted text. */
const IN_DIALOG = "[role=dialog] [class*='richText']";
/** What the editor adds to what one writes, while one writes it. */
const EDITORS_OWN = /^(class=ProseMirror-|contenteditable=|draggable=)/;

/**
 * HTML with an end for each of its beginnings, and everything hostile still in it: several of them
 * can stand in one text. An HTML that is alone in its pack stays to the letter as it is.
 */
async function packedHtml(page: Page, packs: Pack[]): Promise<string[]> {
  const htmls = packs.map((cases) => cases.map(({ html }) => html));
  return page.evaluate(
    (packed) =>
      packed.map((cases) => {
        if (cases.length === 1) return cases[0]!;
        // A document of its own, in which nothing runs.
        const inert = document.implementation.createHTMLDocument();
        const wellFormed = (html: string) => {
          const area = inert.createElement("div");
          area.innerHTML = html;
          return area.innerHTML;
        };
        return cases.map(wellFormed).join("");
      }),
    htmls,
  );
}

function describeList(packs: Pack[]) {
  const cardTitles = (page: Page) =>
    page.getByRole("tabpanel").getByRole("listitem").getByRole("heading");

  /** Turns to the page of the list that a card is on. */
  async function turnTo(page: Page, titles: string[], index: number) {
    const number = Math.floor(index / CARDS_A_PAGE);
    const pages = page.getByRole("navigation", { name: "Pages", exact: true });
    const button = pages.getByRole("button", { name: `Page ${number + 1}`, exact: true });
    if (number > 0) await button.click();
    const begin = number * CARDS_A_PAGE;
    await expect(cardTitles(page)).toHaveText(titles.slice(begin, begin + CARDS_A_PAGE));
  }

  /** Rows in the order of the list: posts of the same moment stand by id, the last one first. */
  const rowsOf = (titles: string[], htmls: string[]) =>
    titles.map((title, index) => ({ id: `${9_999 - index}`, title, html: htmls[index] ?? "" }));

  test("every post that was stored as it is is listed as text", async ({
    page,
    site,
    database,
    token,
    witness,
  }) => {
    const titles = corpus.map(({ name }) => name);
    const rows = rowsOf(
      titles,
      corpus.map(({ html }) => html),
    );
    await store(database, "Blog", rows);
    await expirePages(site.url, token, "blogs");
    await witness.visit("/admin");
    const pages = corpus.flatMap((_, index) =>
      index % CARDS_A_PAGE === 0 ? [corpus.slice(index, index + CARDS_A_PAGE)] : [],
    );
    const complaints: Record<string, string[]> = {};
    for (const cases of pages) {
      await turnTo(page, titles, corpus.indexOf(cases[0]!));
      await provoke(page, PREVIEWS);
      const marked = await page.locator(`${PREVIEWS} *`).count();
      const found = [...witness.take(), ...(marked > 0 ? ["a preview is more than text"] : [])];
      if (found.length > 0) complaints[nameOf(cases)] = found;
    }
    expect(complaints).toEqual({});
  });

  test("every post that was stored as it is is edited in a portal that still works", async ({
    page,
    site,
    database,
    token,
    witness,
  }) => {
    let listed: Pack[] = [];
    const list = async (shown: Pack[]) => {
      await store(database, "Blog", rowsOf(shown.map(nameOf), await packedHtml(page, shown)));
      await expirePages(site.url, token, "blogs");
      await witness.visit("/admin");
      listed = shown;
    };
    const complaints = await complaintsOf(packs, async (cases) => {
      const at = packs.indexOf(cases);
      // Anew at first, after what went wrong, and for a half of a pack.
      if (!listed.includes(cases)) await list(at === -1 ? [cases] : packs.slice(at));
      const index = listed.indexOf(cases);
      if (index % CARDS_A_PAGE === 0) await turnTo(page, listed.map(nameOf), index);
      await page.getByRole("button", { name: `Edit ${nameOf(cases)}`, exact: true }).click();
      const shown = listed;
      listed = [];
      const dialog = page.getByRole("dialog", { name: "Edit Blog Post" });
      await dialog.getByRole("textbox", { name: "Content" }).waitFor();
      await provoke(page, IN_DIALOG);
      const found = await strangersIn(page, { selector: IN_DIALOG, editorsOwn: EDITORS_OWN });
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      found.push(...witness.take());
      if (found.length === 0) listed = shown;
      return found;
    });
    expect(complaints).toEqual({});
    for (const [tab, title] of Object.entries({ Media: "Media Library", Blog: "Blog Posts" })) {
      await page.getByRole("tab", { name: tab }).click();
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
  });
}

const PACKS_A_TEXT = 10;

function describePasting(packs: Pack[]) {
  // Pasted, a URL without a scheme is completed with https, and then such a picture is allowed.
  const completed = ["picture-without-a-scheme", "picture-tab-between-slashes"];
  const pastable = packs
    .map((cases) => cases.filter(({ name }) => !completed.includes(name)))
    .filter((cases) => cases.length > 0);

  // Whatever is looked at in a text takes longer the longer the text is: no text gets more packs.
  const texts = pastable.flatMap((_, index) =>
    index % PACKS_A_TEXT === 0 ? [pastable.slice(index, index + PACKS_A_TEXT)] : [],
  );

  const FILE = "/icons/icon-192.png";

  const screens = [
    {
      kind: "blogs",
      tab: "blog",
      button: "Create New Post",
      label: "Content",
      fields: { Title: "Hostile", "Author name": "Asha", "Short description": "What it is about" },
    },
    {
      kind: "media",
      tab: "media",
      button: "Add Media",
      label: "Description",
      fields: { Title: "Hostile", "File URL": FILE },
    },
  ] as const;

  /** Puts the cursor into a new paragraph behind all that is there. */
  async function beginParagraph(editor: Locator) {
    await editor.evaluate((element) => {
      const { editor: tiptap } = element as unknown as { editor: Editor };
      const end = tiptap.state.doc.content.size;
      tiptap.chain().insertContentAt(end, { type: "paragraph" }).focus("end").run();
    });
  }

  for (const { kind, tab, button, label, fields } of screens) {
    test(`what is pasted into the editor of ${kind} is harmless there, and where it is shown`, async ({
      page,
      site,
      token,
      witness,
    }) => {
      const publish = kind === "blogs" ? publishBlog : publishMedia;
      const shown = async () => {
        const entries = (await (await call(site.url, `/api/${kind}`)).json()) as { id: string }[];
        const path = kind === "blogs" ? `/blog/${entries[0]?.id}` : "/media";
        return open(page, witness, `${site.url}${path}`);
      };
      await removeAll(site.url, token, kind);
      const harmlessEntry = { title: "Hostile", description: "<p>Text</p>", fileUrl: FILE };
      await publish(site.url, token, harmlessEntry);
      const harmless = await shown();
      await removeAll(site.url, token, kind);

      const dialog = page.getByRole("dialog");
      const editor = dialog.getByRole("textbox", { name: label });
      let isBroken = true;
      const paste = async (cases: Pack) => {
        if (isBroken) {
          await witness.visit(`/admin#${tab}`);
          await page.getByRole("button", { name: button }).click();
          await editor.click();
        }
        isBroken = true;
        // Each to the letter and by itself, as a person pastes one thing after the other.
        for (const { html } of cases) {
          await beginParagraph(editor);
          await pasteHtml(editor, html);
        }
        await provoke(page, IN_DIALOG);
        const strangers = await strangersIn(page, {
          selector: IN_DIALOG,
          editorsOwn: EDITORS_OWN,
        });
        const found = [...strangers, ...witness.take()];
        isBroken = found.length > 0;
        return found;
      };
      for (const text of texts) {
        isBroken = true;
        expect(await complaintsOf(text, paste)).toEqual({});
        for (const [field, value] of Object.entries(fields)) {
          await dialog.getByLabel(field).fill(value);
        }
        await dialog.getByRole("button", { name: "Save" }).click();
        await expect(dialog).toBeHidden();
        const pasted = await shown();
        expect(pasted.complaints).toEqual([]);
        expect(differenceOf(pasted.outline, harmless.outline)).toEqual([]);
        await removeAll(site.url, token, kind);
      }
    });
  }
}

/** Tests of hostile HTML that was stored as it is, on the pages of posts and media. */
export function describeStored(packs: Pack[]) {
  test.describe("what was stored as it is", () => {
    describePosts(packs);
    describeMedia();
  });
}

/** The same on the slides and the pages of offers. */
export function describeStoredOffers() {
  test.describe("what was stored as it is", describeOffers);
}

/** Tests of hostile HTML in the lists and the dialogs of the portal, stored and pasted. */
export function describePortal(packs: Pack[]) {
  test.describe("in the portal", () => {
    test.beforeEach(async ({ page, token, witness }) => {
      expect(token).not.toBe("");
      await signInAs(page);
      witness.take();
    });
    describeList(packs);
    describePasting(packs);
  });
}
