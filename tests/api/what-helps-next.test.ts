import { afterEach, describe, expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { call } from "../../tools/site/calls";
import { publishBlog, publishOffer, removeAll } from "../support/entries";
import { onEachDatabase } from "../support/on-each-database";

// What stands at the end of content pages, posts and offers: posts, offers and pages that help next.

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A day in India, so many days from today: "2026-11-27". */
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(Date.now() + days * DAY_MS);

type Groups = Record<string, string[]>;

onEachDatabase("Read Next", (suite) => {
  const nextAt = async (path: string): Promise<Groups> => {
    const response = await call(suite().site.url, path);
    expect([path, response.status]).toEqual([path, 200]);
    const { document } = new JSDOM(await response.text()).window;
    const section = document.querySelector('section[aria-labelledby="next-title"]');
    const lists = [...(section?.querySelectorAll("h3 + ul") ?? [])];
    return Object.fromEntries(
      lists.map((list) => [
        list.previousElementSibling?.textContent,
        [...list.querySelectorAll("a")].map((link) => link.getAttribute("href")!),
      ]),
    );
  };
  const post = async (fields: Record<string, unknown>) => {
    const { site, token } = suite();
    return `/blog/${(await publishBlog(site.url, token, fields)).id}`;
  };
  const offer = async (fields: Record<string, unknown>) => {
    const { site, token } = suite();
    return `/offers/${(await publishOffer(site.url, token, fields)).id}`;
  };

  afterEach(async () => {
    const { site, token } = suite();
    for (const kind of ["blogs", "offers"] as const) await removeAll(site.url, token, kind);
  });

  test("a content page leads to its neighbours, and shows no empty group", async () => {
    expect(await nextAt("/loans/home-loan")).toEqual({
      "Related Services": ["/loans/loan-against-property", "/wealth-management/real-estate/rera"],
    });
  });

  test("posts about its subject stand on the very next page, the most relevant first", async () => {
    await nextAt("/loans/home-loan");
    const mentions = await post({ title: "On gold", content: "<p>Unlike a home loan</p>" });
    const summed = await post({ title: "Small sums", short_desc: "What a home loan costs" });
    const titled = await post({ title: "Is a Home Loan for you?" });
    const found = (await nextAt("/loans/home-loan"))["From the Blog"];
    expect(found).toEqual([titled, summed]);
    expect(found).not.toContain(mentions);
    const { site, token } = suite();
    await call(site.url, `/api${titled.replace("blog", "blogs")}`, { method: "DELETE", token });
    expect((await nextAt("/loans/home-loan"))["From the Blog"]).toEqual([summed]);
  });

  test("at most three posts, and words in the text count where there is more than one", async () => {
    const words = "<p>Of prepayment, of a home loan and its EMI.</p>";
    const posts = [];
    for (let at = 0; at < 4; at += 1) posts.push(await post({ title: "Sums", content: words }));
    expect((await nextAt("/loans/home-loan"))["From the Blog"]).toEqual(posts.slice(1).reverse());
  });

  describe("offers", () => {
    test("of the section's category that have not ended", async () => {
      const ended = await offer({ category: "loan", validUntil: dayFromNow(-1) });
      const today = await offer({ category: "loan", validUntil: dayFromNow(0) });
      const open = await offer({ category: "loan", validUntil: "" });
      const other = await offer({ category: "insurance" });
      const offers = (await nextAt("/loans/home-loan"))["Current Offers"];
      expect(offers).toEqual([open, today]);
      for (const not of [ended, other]) expect(offers).not.toContain(not);
      expect((await nextAt("/insurance/personal"))["Current Offers"]).toEqual([other]);
    });

    test("of any category that name the page's subject, where the section has none", async () => {
      const half = await offer({ category: "other", title: "Half-price check for NRI accounts" });
      expect((await nextAt("/who-we-serve/nri"))["Current Offers"]).toEqual([half]);
      expect((await nextAt("/who-we-serve/doctors"))["Current Offers"]).toBeUndefined();
    });

    test("lead to the pages that they are about", async () => {
      const about = await offer({ title: "No fee for a home loan until March" });
      expect((await nextAt(about))["About This Topic"]?.[0]).toBe("/loans/home-loan");
      expect(await nextAt(await offer({ title: "Half the fee" }))).toEqual({});
    });
  });

  describe("a post", () => {
    test("leads to the pages that it is about and to two more posts", async () => {
      const first = await post({ title: "First", content: "<p>x</p>" });
      const second = await post({ title: "Second", content: "<p>x</p>" });
      const about = await post({ title: "Is a home loan for you?" });
      const same = await post({ title: "A home loan, step by step" });
      const next = await nextAt(about);
      expect(next["About This Topic"]?.[0]).toBe("/loans/home-loan");
      expect(next["More from the Blog"]).toEqual([same, second]);
      expect((await nextAt(first))["More from the Blog"]).toEqual([same, about]);
    });

    test("that stands alone leads nowhere that is not there", async () => {
      expect(await nextAt(await post({ title: "Alone", short_desc: "x" }))).toEqual({});
    });

    test("the next visitor of an older post is led to the newer one", async () => {
      const older = await post({ title: "A home loan" });
      expect((await nextAt(older))["More from the Blog"]).toBeUndefined();
      const newer = await post({ title: "Another home loan" });
      expect((await nextAt(older))["More from the Blog"]).toEqual([newer]);
    });
  });

  test("while the database is away a content page stands without them, and is not kept", async () => {
    const rename = (from: string, to: string) =>
      suite().database.execute(`ALTER TABLE "${from}" RENAME TO "${to}"`);
    const titled = await post({ title: "A home loan" });
    await rename("Blog", "BlogAway");
    try {
      const response = await call(suite().site.url, "/loans/home-loan");
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toContain("Common Questions: Home Loans");
    } finally {
      await rename("BlogAway", "Blog");
    }
    expect((await nextAt("/loans/home-loan"))["From the Blog"]).toEqual([titled]);
  });
});
