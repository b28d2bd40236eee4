import { readFirstDetails } from "@/lib/firm/first-details";
import { type FirmDetails, firmSchema } from "@/lib/firm/schema";
import { expectNoOverflow, expectTextSpacingFits, expectUsableAt } from "../e2e/checks";
import { expect, test as base } from "../e2e/fixtures";
import { filledFirm } from "../support/filled-firm";

const LONG_HTML = `<img src=x onerror=alert(1)>"'${"नमस्ते".repeat(25)}`;

type Node = string | Node[] | { [key: string]: Node };

/** Replaces each text by `replacement` if the schema accepts it there. */
function replaceTexts(replacement: string): FirmDetails {
  const replace = (node: Node, isReplaced: (path: string) => boolean, path = ""): Node => {
    if (typeof node === "string") return isReplaced(path) ? replacement : node;
    const children = Object.entries(node).map(([key, child]) => [
      key,
      replace(child, isReplaced, path === "" ? key : `${path}.${key}`),
    ]);
    return Array.isArray(node)
      ? children.map(([, child]) => child as Node)
      : (Object.fromEntries(children) as Node);
  };
  const { error } = firmSchema.safeParse(replace(filledFirm as Node, () => true));
  const refused = new Set(error?.issues.map((issue) => issue.path.join(".")));
  return firmSchema.parse(replace(filledFirm as Node, (path) => !refused.has(path)));
}

const hostileFirm = replaceTexts(LONG_HTML);

const test = base.extend<{ save: (details: FirmDetails) => Promise<void> }>({
  save: async ({ api }, use) => {
    const save = (body: FirmDetails) => api("/api/firm", { method: "PUT", body });
    await use(async (details) => void (await save(details)));
    await save(readFirstDetails());
  },
});

const pages = [
  "/",
  "/contact",
  "/terms",
  "/wealth-management/mutual-funds",
  "/insurance/personal",
  "/loans/home-loan",
];

test("shows every detail accessibly at four widths, on paper and with wide text spacing", async ({
  page,
  save,
  publish,
}) => {
  test.slow();
  const offer = await publish("offers", { title: "Family cover", category: "insurance" });
  const post = await publish("blogs", { title: "Mutual fund SIP or lump sum" });
  await save(filledFirm);
  for (const path of [...pages, `/offers/${offer.id}`, `/blog/${post.id}`]) {
    await page.goto(path);
    await expectUsableAt(page, [360, 768, 1280, 1920]);
    await expectTextSpacingFits(page);
    await page.emulateMedia({ media: "print" });
    await expectNoOverflow(page);
    await expect(page.getByRole("contentinfo")).toContainText("Registration no. INA000000000");
    await page.emulateMedia({ media: "screen" });
  }
});

test("keeps the home loan page below 9,000 px on a phone", async ({ page, save }) => {
  await save(filledFirm);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/loans/home-loan");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9_000);
});

test("shows long and hostile details as text, without overflow", async ({ page, save }) => {
  test.slow();
  await save(hostileFirm);
  for (const path of pages) {
    await page.goto(path);
    await expectUsableAt(page, [360, 1280]);
    await expect(page.getByText(LONG_HTML).first()).toBeVisible();
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows people, the complaints table and the footer", async ({ page, save }) => {
    await save(filledFirm);
    await page.goto("/contact");
    for (const text of ["Latha Menon", "Invest with knowledge and safety.", "SEBI (SCORES)"]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "SCORES" })).toBeVisible();
  });
});
