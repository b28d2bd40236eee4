import { beforeEach, expect, test } from "@jest/globals";
import { listPagesWithSection } from "@/content/navigation";
import { sections } from "@/content/sections";
import { lastWeeks } from "@/lib/core/weeks";
import type { ContactStatisticsDto } from "@/lib/contacts/schema";
import { call } from "../../tools/site/calls";
import { formatStoredDate } from "../support/mailed-leads";
import { publishBlog, publishOffer } from "../support/entries";
import { insertContacts, type StoredContact } from "../support/many-contacts";
import { onEachDatabase } from "../support/on-each-database";

onEachDatabase("GET /api/contacts/statistics", (suite) => {
  beforeEach(() => suite().database.query(`DELETE FROM "Contact"`));

  const read = async (): Promise<ContactStatisticsDto> => {
    const { site, token } = suite();
    const response = await call(site.url, "/api/contacts/statistics", { token });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return (await response.json()) as ContactStatisticsDto;
  };
  const add = (...leads: Partial<StoredContact>[]) =>
    insertContacts(
      suite().database,
      leads.map((lead, index) => ({ id: `lead-${index}`, createdAt: new Date(), ...lead })),
    );
  /** Marks leads in the database as answered. `waits` maps lead ids to seconds. */
  const markAnswered = async (waits: Record<string, number>) => {
    for (const [id, seconds] of Object.entries(waits)) {
      await suite().database.query(
        `UPDATE "Contact" SET "answeredAt" = ?, "answeredBy" = 'asha', "answerMethod" = 'called',
             "waitedSeconds" = ? WHERE "id" = ?`,
        [formatStoredDate(suite().database, new Date()), seconds, id],
      );
    }
  };

  test("returns twelve empty weeks when there are no leads", async () => {
    const { weeks, ...otherFields } = await read();
    expect(otherFields).toEqual({ medianWaitSeconds: null, sources: [] });
    const mondays = lastWeeks(12, new Date()).map(({ monday }) => monday);
    expect(weeks).toEqual(mondays.map((monday) => ({ monday, open: 0, answered: 0 })));
  });

  test("counts each lead that is not spam in its week, to the millisecond", async () => {
    const { from, to } = lastWeeks(12, new Date())[0]!;
    await add(
      { id: "before", createdAt: new Date(+from - 1) },
      { id: "first", createdAt: from },
      { id: "last", createdAt: new Date(+to - 1) },
      { id: "next", createdAt: to },
      { id: "spam", createdAt: to, isSpam: true },
      { id: "now" },
    );
    await markAnswered({ last: 60, now: 60 });
    const { weeks } = await read();
    expect(weeks.map(({ open, answered }) => [open, answered])).toEqual([
      [1, 1],
      [1, 0],
      ...Array.from({ length: 9 }, () => [0, 0]),
      [0, 1],
    ]);
  });

  test.each([
    [[1, 60, 1_000_000], 60],
    [[5, 1, 4, 2], 3],
  ])("returns for the waits %j a median of %d seconds", async (waits, median) => {
    await add(...waits.map(() => ({})), { id: "open" }, { id: "spam", isSpam: true });
    await markAnswered(
      Object.fromEntries(waits.map((seconds, index) => [`lead-${index}`, seconds])),
    );
    await markAnswered({ spam: 9_999_999 });
    expect((await read()).medianWaitSeconds).toBe(median);
  });

  const addWithSources = async (pages: [string | null, string | null][]) => {
    await add(...pages.map(() => ({})));
    for (const [index, page] of pages.entries()) {
      await suite().database.query(
        `UPDATE "Contact" SET "origin" = ?, "previousPage" = ? WHERE "id" = 'lead-${index}'`,
        page,
      );
    }
  };

  test("lists the pages that brought the most leads, with page titles", async () => {
    const { site, token } = suite();
    const post = await publishBlog(site.url, token, { title: "<b>Gold</b> & loans" });
    const offer = await publishOffer(site.url, token, { title: "Half the fee" });
    await addWithSources([
      ["/contact", "/loans/home-loan"],
      ["/loans/home-loan", null],
      ["/loans/home-loan", null],
      [`/blog/${post.id}`, null],
      ["/contact", `/blog/${post.id}`],
      [`/offers/${offer.id}`, null],
      ["/blog/gone-k3f9x2", null],
      ["/", null],
      [null, null],
      ["/", null],
    ]);
    await suite().database.query(`UPDATE "Contact" SET "isSpam" = TRUE WHERE "id" = 'lead-9'`);
    expect((await read()).sources).toEqual([
      { path: "/loans/home-loan", title: "Home Loan", total: 3 },
      { path: `/blog/${post.id}`, title: "<b>Gold</b> & loans", total: 2 },
      { path: "/", title: "Home page", total: 1 },
      { path: `/offers/${offer.id}`, title: "Half the fee", total: 1 },
    ]);
  });

  test("lists at most eight source pages, and only existing ones", async () => {
    const existingPaths = listPagesWithSection(sections).map(({ page }) => page.href);
    const sourcePaths = [...existingPaths.slice(0, 10), "/a-made-up", "/blog/", "/offers/%"];
    await addWithSources(sourcePaths.map((page) => [page, null]));
    const { sources } = await read();
    expect(sources.map(({ path }) => path)).toEqual(existingPaths.slice(0, 10).sort().slice(0, 8));
  });
});
