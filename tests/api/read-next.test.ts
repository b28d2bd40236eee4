import { afterEach, expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { call } from "../../tools/site/calls";
import { publishBlog, publishOffer, removeAll } from "../support/entries";
import { onSqlite } from "../support/on-each-database";

const DAY_MS = 24 * 60 * 60 * 1_000;

const formatDayFromNow = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(Date.now() + days * DAY_MS);

type Groups = Record<string, string[]>;

onSqlite("Read Next", (suite) => {
  const readGroups = async (path: string): Promise<Groups> => {
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
  const readPosts = async (path: string) => (await readGroups(path))["From the Blog"];
  const readOffers = async (path: string) => (await readGroups(path))["Current Offers"];
  const addPost = async (fields: Record<string, unknown>) =>
    `/blog/${(await publishBlog(suite().site.url, suite().token, fields)).id}`;
  const addOffer = async (fields: Record<string, unknown>) =>
    `/offers/${(await publishOffer(suite().site.url, suite().token, fields)).id}`;

  afterEach(async () => {
    const { site, token } = suite();
    for (const kind of ["blogs", "offers"] as const) await removeAll(site.url, token, kind);
  });

  test("links a service page to related services, and shows no empty group", async () => {
    expect(await readGroups("/loans/home-loan")).toEqual({
      "Related Services": ["/loans/loan-against-property", "/wealth-management/real-estate/rera"],
    });
  });

  test("lists posts about the page's subject, title matches first, and adds and removes posts at once", async () => {
    expect(await readPosts("/loans/home-loan")).toBeUndefined();
    await addPost({ title: "On gold", content: "<p>Unlike a home loan</p>" });
    const matchInDescription = await addPost({
      title: "Small sums",
      short_desc: "What a home loan costs",
    });
    const matchInTitle = await addPost({ title: "Is a Home Loan for you?" });
    expect(await readPosts("/loans/home-loan")).toEqual([matchInTitle, matchInDescription]);
    const { site, token } = suite();
    await call(site.url, matchInTitle.replace("/blog", "/api/blogs"), { method: "DELETE", token });
    expect(await readPosts("/loans/home-loan")).toEqual([matchInDescription]);
  });

  test("shows unexpired offers that are about the page's subject or in the category of its section", async () => {
    await addOffer({ category: "loan", validUntil: formatDayFromNow(-1) });
    const today = await addOffer({ category: "loan", validUntil: formatDayFromNow(0) });
    const withoutEndDate = await addOffer({ category: "loan", validUntil: "" });
    const insuranceOffer = await addOffer({ category: "insurance" });
    expect(await readOffers("/loans/home-loan")).toEqual([withoutEndDate, today]);
    expect(await readOffers("/insurance/personal")).toEqual([insuranceOffer]);
    const offerForNri = await addOffer({
      category: "other",
      title: "Half-price check for NRI accounts",
    });
    expect(await readOffers("/who-we-serve/nri")).toEqual([offerForNri]);
  });

  test("links an offer to pages about its subject", async () => {
    const offerPath = await addOffer({ title: "No fee for a home loan until March" });
    expect((await readGroups(offerPath))["About This Topic"]?.[0]).toBe("/loans/home-loan");
    expect(await readGroups(await addOffer({ title: "Half the fee" }))).toEqual({});
  });

  test("links a post to pages about its subject and to at most two other posts, those about its subject first", async () => {
    const first = await addPost({ title: "First", content: "<p>x</p>" });
    expect(await readGroups(first)).toEqual({});
    const second = await addPost({ title: "Second", content: "<p>x</p>" });
    expect((await readGroups(first))["More from the Blog"]).toEqual([second]);
    const postPath = await addPost({ title: "Is a home loan for you?" });
    const sameSubject = await addPost({ title: "A home loan, step by step" });
    const groups = await readGroups(postPath);
    expect(groups["About This Topic"]?.[0]).toBe("/loans/home-loan");
    expect(groups["More from the Blog"]).toEqual([sameSubject, second]);
  });

  test("leaves out posts while they cannot be read, and does not cache the incomplete page", async () => {
    const rename = (from: string, to: string) =>
      suite().database.execute(`ALTER TABLE "${from}" RENAME TO "${to}"`);
    const matchInTitle = await addPost({ title: "A home loan" });
    await rename("Blog", "BlogAway");
    try {
      const response = await call(suite().site.url, "/loans/home-loan");
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toContain("Common Questions: Home Loans");
    } finally {
      await rename("BlogAway", "Blog");
    }
    expect(await readPosts("/loans/home-loan")).toEqual([matchInTitle]);
  });
});
