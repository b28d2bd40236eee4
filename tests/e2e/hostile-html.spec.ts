import type { Locator, Page } from "@playwright/test";
import type { Editor } from "@tiptap/core";
import { call } from "../harness/calls";
import type { TestDatabase } from "../harness/databases";
import { publishBlog, publishMedia, publishOffer, removeAll } from "../harness/entries";
import { serveBare } from "../hostile-html/bare-page";
import { corpus, sampleOf } from "../hostile-html/corpus";
import { differenceOf, outlineAround } from "../hostile-html/outline";
import { provoke } from "../hostile-html/provoke";
import { store } from "../hostile-html/stored";
import { strangersIn } from "../hostile-html/strangers";
import { complaintsOf, complaintsTogether } from "../hostile-html/trial";
import type { HostileCase } from "../hostile-html/types";
import { type Witness, witnessIn } from "../hostile-html/witness";
import { untilSettled } from "./checks";
import { expect, signInAs, test as base } from "./fixtures";
import { pasteHtml } from "./paste";

// Hostile HTML, each case on its own, by every way into the site and on every screen that shows
// it: nothing runs, nothing loads from elsewhere, nothing around it changes.

// With a worker fixture of its own it gets a worker of its own, and with that a new site.
const test = base.extend<{ witness: Witness }, { alone: void }>({
  alone: [async ({}, use) => use(), { scope: "worker", auto: true }],
  witness: async ({ page, site }, use) => use(await witnessIn(page, site.url)),
});

test.use({
  // The pages' policy is a second wall. Here the first one has to hold by itself.
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
  // It would record hundreds of pages.
  trace: "off",
});

test.describe.configure({ timeout: 900_000 });

const CONTENT = "main [class*='richText']";
const HARMLESS: HostileCase = { name: "harmless", html: "<p>Text</p>" };

const harmlessly = ({ name }: HostileCase): HostileCase => ({ ...HARMLESS, name });

/** The id at the end of an address; what no page has where there is none. */
const idOf = (url: string) => url.split("/").at(-1) || "no id";

/** Opens a page that shows entries, provokes what they show and says what is wrong with it. */
async function open(page: Page, witness: Witness, url: string) {
  await witness.visit(url);
  await provoke(page, CONTENT);
  const strangers = await strangersIn(page, { selector: CONTENT });
  await untilSettled(page);
  const outline = await outlineAround(page, CONTENT, idOf(url));
  return { complaints: [...strangers, ...witness.take()], outline };
}

/** What was wrong with each page of a post that was opened, by its HTML. */
const judged = new Map<string, string[]>();

/**
 * Judges pages of posts beside one whose content is harmless. A page that differs in nothing
 * but the id and the time from one that was opened is the same to a browser, and not opened
 * once more.
 */
async function postsJudge(page: Page, witness: Witness, harmlessUrl: string) {
  const harmless = await open(page, witness, harmlessUrl);
  expect(harmless.complaints).toEqual([]);

  return async (url: string): Promise<string[]> => {
    const response = await fetch(url);
    if (response.status !== 200) return [`its page answers ${response.status}`];
    const html = (await response.text())
      .replaceAll(idOf(url), "ID")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");
    const known = judged.get(html);
    if (known) return known;
    const { complaints, outline } = await open(page, witness, url);
    const found = [...complaints, ...differenceOf(outline, harmless.outline)];
    judged.set(html, found);
    return found;
  };
}

test.describe("the witness", () => {
  test("sees what runs, loads and leaves, and what stands where nothing may", async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage();
    const witness = await witnessIn(page, site.url);
    const html = `<script>ran("script"); alert("question"); open("/bare/harmless")</script>
      <img src="nowhere" onerror="ran('error')"><iframe src="about:blank"></iframe>
      <a href="https://elsewhere.example/" onclick="ran('click')" onpointerover="ran('pointer')">a</a>
      <a href="javascript:ran('address')">b</a><p onfocus="ran('focus')" tabindex="0">c</p>
      <svg></svg><p data-indent="9">d</p><img src="https://elsewhere.example/pixel"></div>
      <script>throw new Error("thrown")</script>`;
    const addressOf = await serveBare(page, site.url, [HARMLESS, { name: "harmful", html }]);
    const harmless = await open(page, witness, addressOf("harmless"));
    expect(harmless.complaints).toEqual([]);
    // A window of its own takes a while to open.
    const opened = page.waitForEvent("popup");
    const { complaints: first, outline } = await open(page, witness, addressOf("harmful"));
    await opened;
    const complaints = [...first, ...witness.take()];
    for (const what of ["script", "error", "click", "pointer", "address", "focus"]) {
      expect(complaints).toContain(`ran ${what}`);
    }
    expect(complaints).toEqual(
      expect.arrayContaining([
        ...["alert question", `opened ${addressOf("harmless")}`, "made a frame", "threw thrown"],
        ...["<script>", "<iframe>", "<svg>", '<p tabindex="0">', '<p data-indent="9">'],
        ...["asked for https://elsewhere.example/pixel", "<a href=\"javascript:ran('address')\">"],
      ]),
    );
    expect(differenceOf(outline, harmless.outline)).toEqual([
      "the page around it has script in place of footer",
    ]);
    const away = `${addressOf("harmless")}#away`;
    await page.evaluate((address) => window.location.assign(address), away);
    await page.waitForURL(away);
    expect(witness.take()).toEqual([`went to ${away}`]);
    await page.close();
  });

  test("sees most cases in a page that shows them as they are", async ({ browser, site }) => {
    const sample = sampleOf(15);
    const unseen = await complaintsOf(sample, async ({ name, html }) => {
      const page = await browser.newPage();
      const witness = await witnessIn(page, site.url);
      const addressOf = await serveBare(page, site.url, [{ name, html }]);
      await page.goto(addressOf(name));
      await provoke(page, CONTENT);
      const around = await outlineAround(page, CONTENT, name);
      const seen = witness.take().filter((what) => what !== `went to ${addressOf(name)}`);
      await page.close();
      const isWhole = around.some((line) => line.trim() === "footer");
      return seen.length > 0 || !isWhole ? [] : ["nothing was seen"];
    });
    const silent = Object.values(unseen)
      .flat()
      .filter((what) => what === "nothing was seen");
    expect(silent.length).toBeLessThan(sample.length / 2);
  });
});

test("every case has a name of its own, and calls itself by it", () => {
  const names = corpus.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(150);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, html } of corpus) {
    for (const [, called] of html.matchAll(/\bran[(`'\"]+([\w-]+)/g))
      expect([name]).toContain(called);
  }
});

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
  const judge = await postsJudge(page, witness, (await publish(HARMLESS)).url);
  const complaints = await complaintsOf(corpus, async (hostile) => {
    const { status, url } = await publish(hostile);
    if (status === 201) return judge(url);
    refused.push(hostile.name);
    return status === 400 ? [] : [`the API answers ${status}`];
  });
  expect(complaints).toEqual({});
  expect(refused).toEqual([
    ...["nul-in-scheme", "nul-in-tag", "nul-before-scheme", "half-a-pair"],
    ...["mutation-five-hundred-deep", "mutation-deep-behind-false-ends"],
  ]);
});

test.describe("what was stored as it is", () => {
  test("is harmless on the page of its post", async ({ page, site, database, witness }) => {
    const address = ({ name }: HostileCase) => `${site.url}/blog/raw-${name}`;
    const rows = [HARMLESS, ...corpus].map(({ name, html }) => ({ id: `raw-${name}`, html }));
    await store(
      database,
      "Blog",
      rows.map((row) => ({ ...row, title: "Hostile" })),
    );
    const judge = await postsJudge(page, witness, address(HARMLESS));
    expect(await complaintsOf(corpus, (hostile) => judge(address(hostile)))).toEqual({});
  });

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
        ...{ id: name, title: name },
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
    const address = ({ name }: HostileCase) => `${site.url}/offers/raw-${name}`;
    const rows = [HARMLESS, ...offers].map(({ name, html }) => ({ id: `raw-${name}`, html }));
    await store(
      database,
      "Offer",
      rows.map((row) => ({ ...row, title: "Hostile" })),
    );
    // The page's description for search engines is the text of the offer, which differs.
    const undescribed = (outline: string[]) =>
      outline.map((line) => line.replace(/(description" content=)".*"/s, '$1"ANY"'));
    const harmless = await open(page, witness, address(HARMLESS));
    const complaints = await complaintsOf(offers, async (hostile) => {
      const { complaints: found, outline } = await open(page, witness, address(hostile));
      return [...found, ...differenceOf(undescribed(outline), undescribed(harmless.outline))];
    });
    expect(complaints).toEqual({});
  });
});

const CARDS_A_PAGE = 12;
/** What takes a second a case is tried in two tests, each with half of them. */
const halvesOf = <Each>(cases: Each[]) => {
  const middle = Math.ceil(cases.length / 2);
  return [
    { half: "first half", cases: cases.slice(0, middle) },
    { half: "second half", cases: cases.slice(middle) },
  ];
};
const PREVIEWS = "[role=tabpanel] li p[class*='preview']";
/** The editor, and whatever else of a dialog shows formatted text. */
const IN_DIALOG = "[role=dialog] [class*='richText']";
/** What the editor adds to what one writes, while one writes it. */
const EDITORS_OWN = /^(class=ProseMirror-|contenteditable=|draggable=)/;

const cardTitles = (page: Page) =>
  page.getByRole("tabpanel").getByRole("listitem").getByRole("heading");

test.describe("in the portal", () => {
  test.beforeEach(async ({ page, token, witness }) => {
    expect(token).not.toBe("");
    await signInAs(page);
    witness.take();
  });

  test.describe("every post that was stored as it is", () => {
    /** Lists the cases from one on, in the order of the corpus. */
    async function list(witness: Witness, database: TestDatabase, first: number) {
      // Posts of the same moment are listed by id, the last one first.
      const rows = corpus
        .map(({ name, html }, index) => ({ id: `${9_999 - index}`, title: name, html }))
        .slice(first);
      await store(database, "Blog", rows);
      await witness.visit("/admin");
    }

    /** Turns to the page with a case, of a list that begins with another. */
    async function turnTo(page: Page, index: number, first: number) {
      const before = Math.floor((index - first) / CARDS_A_PAGE);
      const begin = first + before * CARDS_A_PAGE;
      const pages = page.getByRole("navigation", { name: "Pages", exact: true });
      const next = pages.getByRole("button", { name: `Page ${before + 1}`, exact: true });
      if (before > 0) await next.click();
      const names = corpus.slice(begin, begin + CARDS_A_PAGE).map(({ name }) => name);
      await expect(cardTitles(page)).toHaveText(names);
    }

    test("is listed as text", async ({ page, database, witness }) => {
      const firsts = corpus.filter((_, index) => index % CARDS_A_PAGE === 0);
      let first: number | null = null;
      const complaints = await complaintsOf(firsts, async (hostile) => {
        const index = corpus.indexOf(hostile);
        const begin = first ?? index;
        if (first === null) await list(witness, database, begin);
        first = null;
        await turnTo(page, index, begin);
        await provoke(page, PREVIEWS);
        const marked = await page.locator(`${PREVIEWS} *`).count();
        first = begin;
        return [...witness.take(), ...(marked > 0 ? ["a preview is more than text"] : [])];
      });
      expect(complaints).toEqual({});
    });

    for (const { half, cases } of halvesOf(corpus)) {
      test(`is edited in a portal that still works, the ${half}`, async ({
        page,
        database,
        witness,
      }) => {
        let first: number | null = null;
        const complaints = await complaintsOf(cases, async (hostile) => {
          const index = corpus.indexOf(hostile);
          const begin = first ?? index;
          if (first === null) await list(witness, database, begin);
          first = null;
          const edit = page.getByRole("button", { name: `Edit ${hostile.name}`, exact: true });
          if ((index - begin) % CARDS_A_PAGE === 0) await turnTo(page, index, begin);
          await edit.click();
          const dialog = page.getByRole("dialog", { name: "Edit Blog Post" });
          await dialog.getByRole("textbox", { name: "Content" }).waitFor();
          await provoke(page, IN_DIALOG);
          const found = await strangersIn(page, { selector: IN_DIALOG, editorsOwn: EDITORS_OWN });
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toBeHidden();
          found.push(...witness.take());
          if (found.length === 0) first = begin;
          return found;
        });
        expect(complaints).toEqual({});
        for (const [tab, title] of Object.entries({ Media: "Media Library", Blog: "Blog Posts" })) {
          await page.getByRole("tab", { name: tab }).click();
          await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
        }
      });
    }
  });

  // Pasted, an address without a scheme is meant for https, and then such a picture is allowed.
  const pastable = corpus.filter(({ name }) => name !== "picture-without-a-scheme");

  const FILE = "/icons/icon-192.png";

  const screens = [
    {
      kind: "blogs",
      tab: "Blog",
      button: "Create New Post",
      label: "Content",
      fields: { Title: "Hostile", "Author name": "Asha", "Short description": "What it is about" },
    },
    {
      kind: "media",
      tab: "Media",
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
    for (const { half, cases } of halvesOf(pastable)) {
      test(`what is pasted into the editor of ${kind} is harmless there, and where it is shown, the ${half}`, async ({
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
        const complaints = await complaintsOf(cases, async ({ html }) => {
          if (isBroken) {
            await witness.visit("/admin");
            await page.getByRole("tab", { name: tab }).click();
            await page.getByRole("button", { name: button }).click();
            await editor.click();
          }
          isBroken = true;
          await beginParagraph(editor);
          await pasteHtml(editor, html);
          await provoke(page, IN_DIALOG);
          const strangers = await strangersIn(page, {
            selector: IN_DIALOG,
            editorsOwn: EDITORS_OWN,
          });
          const found = [...strangers, ...witness.take()];
          isBroken = found.length > 0;
          return found;
        });
        expect(complaints).toEqual({});

        for (const [field, text] of Object.entries(fields))
          await dialog.getByLabel(field).fill(text);
        await dialog.getByRole("button", { name: "Save" }).click();
        await expect(dialog).toBeHidden();
        const pasted = await shown();
        expect(pasted.complaints).toEqual([]);
        expect(differenceOf(pasted.outline, harmless.outline)).toEqual([]);
      });
    }
  }
});
