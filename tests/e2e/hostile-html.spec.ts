import { serveBare } from "../html-corpus/bare-page";
import { samplePacks } from "../html-corpus/corpus";
import { HARMLESS, hostileOptions, open, test } from "../html-corpus/hostile-test";
import { findDifference } from "../html-corpus/outline";
import { describeStored } from "../html-corpus/input-paths";
import { installWitness } from "../html-corpus/witness";
import { expect } from "./fixtures";

// Covers a sample of the stored cases; tests/slow-browser covers the rest, other inputs and offers.

test.use(hostileOptions);

test.describe.configure({ mode: "parallel", timeout: 300_000 });

test("detects scripts, requests, navigation and forbidden elements in hostile HTML", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage();
  const witness = await installWitness(page, site.url);
  const html = `<script>ran("script"); alert("question"); open("/bare/harmless")</script>
    <img src="nowhere" onerror="ran('error')"><iframe src="about:blank"></iframe>
    <a href="https://elsewhere.example/" onclick="ran('click')" onpointerover="ran('pointer')">a</a>
    <a href="javascript:ran('address')">b</a><p onfocus="ran('focus')" tabindex="0">c</p>
    <svg></svg><p data-indent="9">d</p><img src="https://elsewhere.example/pixel"></div>
    <script>throw new Error("thrown")</script>`;
  const getUrl = await serveBare(page, site.url, [HARMLESS, { name: "harmful", html }]);
  const harmless = await open(page, witness, getUrl("harmless"));
  expect(harmless.complaints).toEqual([]);
  const popup = page.waitForEvent("popup");
  const { complaints: openingComplaints, outline } = await open(page, witness, getUrl("harmful"));
  await popup;
  const complaints = [...openingComplaints, ...witness.take()];
  for (const kind of ["script", "error", "click", "pointer", "address", "focus"]) {
    expect(complaints).toContain(`ran ${kind}`);
  }
  expect(complaints).toEqual(
    expect.arrayContaining([
      "alert question",
      `opened ${getUrl("harmless")}`,
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
  expect(findDifference(outline, harmless.outline)).toEqual([
    "the page around it has script in place of footer",
  ]);
  const anchorUrl = `${getUrl("harmless")}#away`;
  await page.evaluate((url) => window.location.assign(url), anchorUrl);
  await page.waitForURL(anchorUrl);
  expect(witness.take()).toEqual([`went to ${anchorUrl}`]);
  await page.close();
});

describeStored(samplePacks);
