import { type Locator } from "@playwright/test";
import { site as firm } from "@/content/site";
import { forceColours, publishTwoOffers } from "./actions";
import { expectNoOverflow, expectClickable, computeLuminance } from "./checks";
import { expect, test } from "./fixtures";
import { menu } from "./spec-pages";

test.describe.configure({ mode: "parallel" });

test.describe("the site in forced colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(({ publish }) => publishTwoOffers(publish));

  test("draws a border or outline on filled buttons and links", async ({ page }) => {
    const controlsWithoutEdge: string[] = [];
    const inspect = async (screen: string) => {
      await page.emulateMedia({ forcedColors: "none" });
      await page.evaluate(() => {
        const findBackground = (element: Element | null): string => {
          if (!element) return "rgb(255, 255, 255)";
          const { backgroundColor } = getComputedStyle(element);
          return /^rgb\(/.test(backgroundColor)
            ? backgroundColor
            : findBackground(element.parentElement);
        };
        const computeLightness = (element: Element | null) => {
          const [red = 0, green = 0, blue = 0] = findBackground(element).match(/\d+/g)!.map(Number);
          return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
        };
        for (const control of document.querySelectorAll("a, button")) {
          const isFilled =
            Math.abs(computeLightness(control) - computeLightness(control.parentElement)) > 0.1;
          const isVisible = control.checkVisibility() && control.getBoundingClientRect().bottom > 0;
          control.toggleAttribute("data-filled", isVisible && isFilled);
        }
      });
      await forceColours(page);
      const namesWithoutEdge = await page.locator("[data-filled]").evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { borderTopWidth, outlineStyle } = getComputedStyle(control);
            return borderTopWidth === "0px" && outlineStyle === "none";
          })
          .map((control) => control.getAttribute("aria-label") ?? control.textContent.trim()),
      );
      controlsWithoutEdge.push(...namesWithoutEdge.map((name) => `${screen}: ${name}`));
    };
    for (const path of ["/", "/services", "/contact", "/login"]) {
      await page.goto(path);
      await inspect(path);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/contact");
    for (const name of ["Open menu", "Request a callback"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await inspect(name);
      await page.keyboard.press("Escape");
    }
    expect(controlsWithoutEdge).toEqual([]);
  });

  test("outlines each focused element", async ({ page }) => {
    await forceColours(page);
    await page.goto("/contact");
    const unmarkedElements: string[] = [];
    let focusCount = 0;
    for (; focusCount < 60; focusCount += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus:not(body)");
      if ((await focused.count()) === 0) break;
      const isMarked = await focused.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        const background = getComputedStyle(document.body).backgroundColor;
        const isDrawn = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
        return isDrawn && outlineColor !== background;
      });
      if (!isMarked) unmarkedElements.push(await focused.evaluate((element) => element.outerHTML));
    }
    expect(focusCount).toBeGreaterThan(20);
    expect(unmarkedElements).toEqual([]);
  });

  test("shows the selected tab, menu link and offer button differently from the others", async ({
    page,
  }) => {
    await forceColours(page);
    const readStyles = (element: Locator) =>
      element.evaluate((node) =>
        [undefined, "::before", "::after"].map((part) => {
          const style = getComputedStyle(node, part);
          const edge = [style.borderWidth, style.borderStyle, style.borderColor, style.outline];
          const text = [style.color, style.textDecorationLine, style.fontWeight];
          const size = part && [style.content, style.width, style.height];
          return [edge, style.backgroundColor, text, size];
        }),
      );
    const nav = page.getByRole("navigation", { name: "Main" });
    for (const [path, items] of [
      ["/services", page.getByRole("tab")],
      ["/blog", nav.getByRole("link", { name: /^(Blog|Media)$/ })],
      ["/", page.getByRole("button", { name: /^Go to offer/ })],
    ] as const) {
      await page.goto(path);
      expect(await readStyles(items.nth(0))).not.toEqual(await readStyles(items.nth(1)));
    }
  });
});

test("has a reachable menu and no horizontal overflow at a text size of 200%", async ({ page }) => {
  // Simulates the browser's font size setting, which changes the root font size.
  await page.addInitScript(() => {
    const style = document.createElement("style");
    style.textContent = "html { font-size: 200% }";
    addEventListener("DOMContentLoaded", () => document.head.append(style));
  });
  for (const path of ["/", "/services", "/contact", "/who-we-serve/nri"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    for (const width of [320, 800]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoOverflow(page);
      await expectClickable(
        page.getByRole("button", { name: width > 768 ? "Loans" : "Open menu" }),
      );
    }
  }
});

test("wraps words that are wider than a phone", async ({ page, publish }) => {
  const word = "Wertpapierdienstleistungsunternehmensaufsichtsverordnung".repeat(3);
  const html = `<p>${word}</p>`;
  const fields = { title: word, description: html, discount: word.slice(0, 100) };
  const offer = await publish("offers", fields);
  const post = await publish("blogs", {
    title: word,
    authorName: word,
    short_desc: word,
    content: html,
    image: "/art/offers/loan.jpg",
  });
  await publish("media", { title: word, description: html });
  await page.setViewportSize({ width: 360, height: 900 });
  for (const path of ["/", `/offers/${offer.id}`, "/blog", `/blog/${post.id}`, "/media"]) {
    await page.goto(path);
    await expectNoOverflow(page);
    const texts = page.getByRole("main").locator("h1, h2, p, li", { hasText: word.slice(0, 100) });
    const overflowWidths = await texts.evaluateAll((elements) =>
      elements
        .filter(({ clientWidth }) => clientWidth > 1)
        .map((element) => element.scrollWidth - element.clientWidth),
    );
    expect([path, Math.max(...overflowWidths)]).toEqual([path, 0]);
  }
});

test.describe("a printed page", () => {
  test.use({ viewport: { width: 718, height: 1047 }, contextOptions: { reducedMotion: "reduce" } });

  test.beforeEach(async ({ page, publish }) => {
    await publishTwoOffers(publish);
    await page.emulateMedia({ media: "print" });
  });

  test("shows collapsed content, and no buttons or navigation", async ({ page }) => {
    await page.goto("/services");
    const main = page.getByRole("main");
    for (const [group, paths] of menu.slice(1)) {
      await expect(main.getByRole("heading", { level: 2, name: group })).toBeVisible();
      for (const path of paths) await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
    }
    await page.goto("/loans/home-loan");
    await expect(main.locator("details p").last()).toBeVisible();
    await page.goto("/");
    for (const name of ["The first offer", "The second offer"]) {
      const { x, width } = (await page.locator("h2", { hasText: name }).boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(718);
    }
    for (const control of [
      page.getByRole("navigation", { name: "Main" }),
      page.getByRole("button"),
      page.getByRole("link", { name: /^(Learn More|Get Started Today)/ }),
    ]) {
      await expect(control.filter({ visible: true })).toHaveCount(0);
    }
    const name = page.getByRole("banner").getByText(firm.name);
    expect((await name.boundingBox())!.width).toBeGreaterThan(50);
  });

  test("has dark text on a light background", async ({ page, publish }) => {
    const { id } = await publish("blogs", { image: "/art/offers/loan.jpg" });
    for (const path of ["/", "/services", "/loans/gold-loan", "/contact", `/blog/${id}`]) {
      await page.goto(path);
      const textColours = await page.locator("body *").evaluateAll((elements) => {
        const findBackground = (element: Element | null): string => {
          if (!element) return "rgb(255, 255, 255)";
          const { backgroundColor } = getComputedStyle(element);
          const isTransparent = backgroundColor === "rgba(0, 0, 0, 0)";
          return isTransparent ? findBackground(element.parentElement) : backgroundColor;
        };
        const hasText = ({ childNodes }: Element) =>
          [...childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
        return elements
          .filter((element) => hasText(element) && element.checkVisibility())
          .filter((element) => element.getBoundingClientRect().width > 1)
          .map((element) => ({
            text: element.textContent,
            colours: [getComputedStyle(element).color, findBackground(element)],
          }));
      });
      const unreadable = textColours.filter(({ colours }) => {
        const [textLuminance, backgroundLuminance] = colours.map((colour) => {
          const channels = colour.match(/[\d.]+/g)!.map(Number);
          // Chromium writes a colour as "rgb(250, 248, 244)", or as "color(srgb 0.98 0.97 0.96)" after color-mix().
          const scale = colour.startsWith("color(") ? 255 : 1;
          const [red, green, blue] = channels.map((channel) => channel * scale);
          return computeLuminance(red!, green!, blue!);
        });
        return 1.05 / (textLuminance! + 0.05) < 4.5 || backgroundLuminance! < 0.85;
      });
      expect([path, unreadable]).toEqual([path, []]);
    }
  });
});
