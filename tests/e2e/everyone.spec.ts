import type { Locator } from "@playwright/test";
import { site as firm } from "@/content/site";
import { publishBlog, publishMedia, publishOffer, removeAll } from "../support/entries";
import { expectNoOverflow } from "./checks";
import { chooseOwnColours, expectWithinReach, publishTwoOffers } from "./enlarged-and-own-colours";
import { expect, test } from "./fixtures";
import { serviceTabs } from "./spec-pages";

// For those who enlarge the page, who choose their own colours, and who read on paper.

test.describe.configure({ mode: "parallel" });

/** What shows that an element is chosen, as far as the browser's own colours leave it. */
const marksOf = (element: Locator) =>
  element.evaluate((node) =>
    [undefined, "::before", "::after"].map((part) => {
      const style = getComputedStyle(node, part);
      return [
        "border-width",
        "border-style",
        "border-color",
        "outline",
        "background-color",
        "color",
        "text-decoration-line",
        "font-weight",
        ...(part ? ["content", "width", "height"] : []),
      ].map((property) => style.getPropertyValue(property));
    }),
  );

test.describe("in the visitor's own colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(({ site, token }) => publishTwoOffers({ site, token }));

  test("what is drawn as a button by its background keeps an edge", async ({ page }) => {
    const withoutEdge: string[] = [];
    const look = async (where: string) => {
      await page.emulateMedia({ forcedColors: "none" });
      await page.evaluate(() => {
        const lightOf = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
          return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
        };
        const backgroundOf = (element: Element | null): string => {
          if (!element) return "rgb(255, 255, 255)";
          const { backgroundColor } = getComputedStyle(element);
          return /^rgb\(/.test(backgroundColor)
            ? backgroundColor
            : backgroundOf(element.parentElement);
        };
        for (const control of document.querySelectorAll("a, button")) {
          const [own, behind] = [control, control.parentElement].map(backgroundOf).map(lightOf);
          const isSeen = control.checkVisibility() && control.getBoundingClientRect().bottom > 0;
          control.toggleAttribute("data-filled", isSeen && Math.abs(own! - behind!) > 0.1);
        }
      });
      await chooseOwnColours(page);
      const found = await page.locator("[data-filled]").evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(control);
            return (
              (borderTopStyle === "none" || borderTopWidth === "0px") && outlineStyle === "none"
            );
          })
          .map((control) => control.getAttribute("aria-label") ?? control.textContent.trim()),
      );
      withoutEdge.push(...found.map((name) => `${where}: ${name}`));
    };
    for (const path of ["/", "/services", "/contact", "/login"]) {
      await page.goto(path);
      await look(path);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/contact");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Blog" })).toBeVisible();
    await look("the drawer");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Request a callback" }).click();
    await expect(page.getByRole("dialog", { name: "Request a Callback" })).toBeVisible();
    await look("the callback dialog");
    expect(withoutEdge).toEqual([]);
  });

  test("the focus is outlined wherever it goes", async ({ page }) => {
    await chooseOwnColours(page);
    await page.goto("/contact");
    const unmarked: string[] = [];
    const seen = new Set<string>();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      const { name, marked } = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
        return {
          name: `${focused.tagName} ${focused.getAttribute("name") ?? focused.textContent}`,
          marked:
            outlineStyle !== "none" &&
            parseFloat(outlineWidth) >= 2 &&
            outlineColor !== getComputedStyle(document.body).backgroundColor,
        };
      });
      if (name.startsWith("BODY")) break;
      seen.add(name);
      if (!marked) unmarked.push(name);
    }
    expect(seen.size).toBeGreaterThan(20);
    expect(unmarked).toEqual([]);
  });

  test("what is chosen is told from what is not", async ({ page }) => {
    await chooseOwnColours(page);
    const alike: string[] = [];
    await page.goto("/services");
    const tabs = page.getByRole("tab");
    if (String(await marksOf(tabs.nth(0))) === String(await marksOf(tabs.nth(1)))) {
      alike.push("the tabs of /services");
    }
    await page.goto("/blog");
    const nav = page.getByRole("navigation", { name: "Main" });
    const [here, there] = ["Blog", "Media"].map((name) => nav.getByRole("link", { name }));
    if (String(await marksOf(here!)) === String(await marksOf(there!))) {
      alike.push("the menu's links");
    }
    await page.goto("/");
    const dots = page.getByRole("button", { name: /^Go to offer/ });
    if (String(await marksOf(dots.nth(0))) === String(await marksOf(dots.nth(1)))) {
      alike.push("the carousel's dots");
    }
    expect(alike).toEqual([]);
  });
});

test.describe("with text of twice the size", () => {
  test("nothing has to be scrolled sideways, and the menu can be opened", async ({ page }) => {
    // What Chromium's own setting for the size of text changes.
    await page.addInitScript(() => {
      const style = document.createElement("style");
      style.textContent = "html { font-size: 200% }";
      addEventListener("DOMContentLoaded", () => document.head.append(style));
    });
    for (const path of ["/", "/services", "/loans/gold-loan", "/contact", "/who-we-serve/nri"]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      for (const width of [320, 360, 800, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoOverflow(page);
        const menu = page.getByRole("button", { name: width > 768 ? "Loans" : "Open menu" });
        await expectWithinReach(menu);
      }
    }
  });
});

test.describe("with words that are longer than a phone is wide", () => {
  const word = "Wertpapierdienstleistungsunternehmensaufsichtsverordnung".repeat(3);

  test("nothing is cut off", async ({ page, site, token }) => {
    await removeAll(site.url, token, "offers");
    await publishOffer(site.url, token, { title: "An offer" });
    const offer = await publishOffer(site.url, token, {
      title: word,
      discount: word.slice(0, 100),
      description: `<p>${word}</p>`,
      validUntil: "2027-03-31",
    });
    const post = await publishBlog(site.url, token, {
      title: word,
      authorName: word,
      short_desc: word,
      image: "/art/offers/loan.jpg",
    });
    await publishMedia(site.url, token, { title: word, description: `<p>${word}</p>` });
    const cut: string[] = [];
    const paths = ["/", `/offers/${offer.id}`, "/blog", `/blog/${post.id}`, "/media"];
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path);
        await expectNoOverflow(page);
        // A range is as wide as its text; the clamp of a post's title is the spec's.
        const found = await page.getByRole("main").evaluate((main, text) => {
          const all = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const lost: string[] = [];
          while (all.nextNode()) {
            const node = all.currentNode;
            const element = node.parentElement!;
            if (!node.textContent?.includes(text) || element.closest("[inert]")) continue;
            if (element.closest(".visually-hidden")) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const { left, right, bottom } = range.getBoundingClientRect();
            const card = (element.closest("li, article, section") ?? main).getBoundingClientRect();
            const isClamped = getComputedStyle(element).webkitLineClamp !== "none";
            if (left < card.left || right > card.right || (!isClamped && bottom > card.bottom)) {
              lost.push(element.tagName);
            }
          }
          return lost;
        }, word);
        cut.push(...found.map((tag) => `${path} at ${width} px: ${tag}`));
      }
    }
    expect(cut).toEqual([]);
  });

  test("the title of a media item is there as a whole", async ({ page, site, token }) => {
    const title = "A title of many words that takes more than two lines of its card ".repeat(3);
    await publishMedia(site.url, token, { title });
    await page.goto("/media");
    const heading = page.getByRole("heading", { level: 2, name: title.trim() });
    expect(
      await heading.evaluate((node) => node.scrollHeight - node.clientHeight),
    ).toBeLessThanOrEqual(1);
  });
});

test.describe("on paper", () => {
  // What is left of a sheet of A4 between its margins.
  test.use({ viewport: { width: 718, height: 1047 }, contextOptions: { reducedMotion: "reduce" } });

  test.beforeEach(async ({ page, site, token }) => {
    await publishTwoOffers({ site, token });
    await page.emulateMedia({ media: "print" });
  });

  test("there is nothing that can only be pressed", async ({ page }) => {
    const printed: string[] = [];
    for (const width of [718, 1280]) {
      await page.setViewportSize({ width, height: 1047 });
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "The first offer" })).toBeVisible();
      for (const [name, control] of [
        ["navigation", page.getByRole("navigation", { name: "Main" })],
        ["menu button", page.getByRole("button", { name: "Open menu" })],
        ["callback button", page.getByRole("button", { name: "Request a callback" })],
        ["pause button", page.getByRole("button", { name: /the offers$/ })],
        ["dots", page.getByRole("button", { name: /^Go to offer/ }).first()],
        ["next arrow", page.getByRole("button", { name: "Next offer" })],
        ["previous arrow", page.getByRole("button", { name: "Previous offer" })],
        ["offer's button", page.getByRole("link", { name: /^Learn More/ }).first()],
        ["closing button", page.getByRole("link", { name: "Get Started Today" })],
      ] as const) {
        if (await control.isVisible()) printed.push(`${name} at ${width} px`);
      }
      const name = page.getByRole("banner").getByText(firm.name);
      expect((await name.boundingBox())!.width).toBeGreaterThan(50);
    }
    expect(printed).toEqual([]);
  });

  test("text is dark, and on white", async ({ page, site, token }) => {
    const { id } = await publishBlog(site.url, token, { image: "/art/offers/loan.jpg" });
    for (const path of ["/", "/services", "/loans/gold-loan", "/contact", `/blog/${id}`]) {
      await page.goto(path);
      const unreadable = await page.evaluate(() => {
        // "rgb(250, 248, 244)", or of a mixed colour "color(srgb 0.98 0.97 0.96 / 0.92)".
        const channels = (colour: string) =>
          (colour.match(/[\d.]+/g) ?? []).map((each, index) =>
            colour.startsWith("color(") && index < 3 ? Number(each) * 255 : Number(each),
          );
        const lightOf = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
            value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const backgroundOf = (element: Element | null): string => {
          if (!element) return "rgb(255, 255, 255)";
          const { backgroundColor } = getComputedStyle(element);
          const isClear = channels(backgroundColor)[3] === 0;
          return isClear ? backgroundOf(element.parentElement) : backgroundColor;
        };
        const images = [...document.images]
          .filter((image) => image.checkVisibility())
          .map((image) => image.getBoundingClientRect());
        const found = new Set<string>();
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const element = texts.currentNode.parentElement!;
          const words = texts.currentNode.textContent?.trim();
          const isProse = !["SCRIPT", "STYLE"].includes(element.tagName);
          if (!words || !isProse || !element.checkVisibility()) continue;
          const place = element.getBoundingClientRect();
          // Only screen readers get these.
          if (place.width <= 1) continue;
          const ink = (1 + 0.05) / (lightOf(getComputedStyle(element).color) + 0.05);
          const overImage = images.some(
            ({ left, right, top, bottom }) =>
              left < place.right && right > place.left && top < place.bottom && bottom > place.top,
          );
          if (ink < 4.5) found.add(`light: ${words}`);
          if (lightOf(backgroundOf(element)) < 0.85) found.add(`on dark: ${words}`);
          if (overImage) found.add(`on a picture: ${words}`);
        }
        return [...found];
      });
      expect.soft(unreadable, path).toEqual([]);
    }
  });

  test("a heading stays with its text, and a link in a text says where it leads", async ({
    page,
    site,
    token,
  }) => {
    const { id } = await publishBlog(site.url, token, {
      content: '<h2>Part</h2><p>See <a href="https://example.org/rules">the rules</a></p>',
    });
    await page.goto(`/blog/${id}`);
    await expect(page.getByRole("heading", { name: "Part" })).toHaveCSS("break-after", "avoid");
    const shown = await page
      .getByRole("link", { name: "the rules" })
      .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(shown).toBe('" (https://example.org/rules)"');
  });

  test("all that a visitor could have opened is there", async ({ page }) => {
    const missing: string[] = [];
    await page.goto("/services");
    const main = page.getByRole("main");
    for (const [group, paths] of serviceTabs) {
      const title = main.getByRole("heading", { level: 2, name: group });
      if (!(await title.isVisible())) missing.push(group);
      for (const path of paths) {
        if (!(await main.locator(`a[href="${path}"]`).isVisible())) missing.push(path);
      }
    }
    await page.goto("/");
    for (const name of ["The first offer", "The second offer"]) {
      const title = page.locator("h2", { hasText: name });
      const { left, right } = await title.evaluate((node) => node.getBoundingClientRect());
      if (left < 0 || right > 718) missing.push(`${name}: from ${left} to ${right} of 718`);
    }
    expect(missing).toEqual([]);
  });
});
