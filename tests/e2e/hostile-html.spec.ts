import { serveBare } from "../html-corpus/bare-page";
import { corpus, everydayPacks, packs, sampleOf } from "../html-corpus/corpus";
import { CONTENT, HARMLESS, hostileOptions, open, test } from "../html-corpus/hostile-test";
import { differenceOf, outlineAround } from "../html-corpus/outline";
import { provoke } from "../html-corpus/provoke";
import { complaintsOf } from "../html-corpus/trial";
import { describeStored } from "../html-corpus/ways-in";
import { witnessIn } from "../html-corpus/witness";
import { expect } from "./fixtures";

// Hostile HTML that got into the database, on the pages of posts and media: nothing runs, nothing
// loads from elsewhere, nothing around it changes. What stays apart from what follows is tried in
// packs; tests/slow-browser tries every case alone, by every way into the site, and on offers.

test.use(hostileOptions);

test.describe.configure({ mode: "parallel", timeout: 300_000 });

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
        "alert question",
        `opened ${addressOf("harmless")}`,
        "made a frame",
        "threw thrown",
        "<script>",
        "<iframe>",
        "<svg>",
        '<p tabindex="0">',
        '<p data-indent="9">',
        "asked for https://elsewhere.example/pixel",
        "<a href=\"javascript:ran('address')\">",
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
    const unseen = await complaintsOf(
      sample.map((hostile) => [hostile]),
      async ([{ name, html } = HARMLESS]) => {
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
      },
    );
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

test("the case that gets through is found in its pack", async () => {
  const harmful = packs[0]![7]!;
  const complaints = await complaintsOf(packs, async (cases) =>
    cases.includes(harmful) ? ["ran"] : [],
  );
  expect(complaints).toEqual({ [harmful.name]: ["ran"] });
});

test("every case is in a pack, and alone where it reaches for what stands around it", () => {
  expect(packs.flat()).toEqual(corpus);
  const packed = packs.filter(({ length }) => length > 1).flat();
  expect(packed.filter(({ name }) => /^(breakout|mutation)-/.test(name))).toEqual([]);
  expect(everydayPacks.every((pack) => pack.every((each) => corpus.includes(each)))).toBe(true);
});

describeStored(everydayPacks);
