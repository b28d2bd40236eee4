import { beforeEach, describe, expect, test } from "@jest/globals";
import { placesOf } from "@/content/navigation";
import { sections } from "@/content/sections";
import { lastWeeks } from "@/lib/core/weeks";
import type { ContactStatisticsDto } from "@/lib/contacts/statistics-schema";
import { call } from "../../tools/site/calls";
import { asStored } from "../support/mailed-leads";
import { publishBlog, publishOffer } from "../support/entries";
import { insertContacts, type StoredContact } from "../support/many-contacts";
import { onEachDatabase } from "../support/on-each-database";

// The numbers of the last twelve weeks, in India's days.

onEachDatabase("The statistics", (suite) => {
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
  /** Past the site: how long they had waited when they were answered, in seconds. */
  const answer = async (waits: Record<string, number>) => {
    for (const [id, seconds] of Object.entries(waits)) {
      await suite().database.query(
        `UPDATE "Contact" SET "answeredAt" = ?, "answeredBy" = 'asha', "answeredHow" = 'called',
             "waitedSeconds" = ? WHERE "id" = ?`,
        [asStored(suite().database, new Date()), seconds, id],
      );
    }
  };

  test("returns twelve empty weeks without leads", async () => {
    const { weeks, ...others } = await read();
    expect(others).toEqual({ medianWaitSeconds: null, sources: [] });
    const mondays = lastWeeks(12, new Date()).map(({ monday }) => monday);
    expect(weeks).toEqual(mondays.map((monday) => ({ monday, open: 0, answered: 0 })));
  });

  test("counts each lead in its week, to the millisecond, without spam", async () => {
    const spans = lastWeeks(12, new Date());
    const [first, second] = spans as [(typeof spans)[number], (typeof spans)[number]];
    await add(
      { id: "before", createdAt: new Date(+first.from - 1) },
      { id: "first", createdAt: first.from },
      { id: "last", createdAt: new Date(+first.to - 1) },
      { id: "next", createdAt: second.from },
      { id: "spam", createdAt: second.from, isSpam: true },
      { id: "now" },
      { id: "answered" },
    );
    await answer({ last: 60, answered: 60 });
    const { weeks } = await read();
    expect(weeks.map(({ open, answered }) => [open, answered])).toEqual([
      [1, 1],
      [1, 0],
      ...Array.from({ length: 9 }, () => [0, 0]),
      [1, 1],
    ]);
  });

  test.each([
    [[60], 60],
    [[60, 90], 75],
    [[1, 60, 1_000_000], 60],
    [[5, 1, 4, 2], 3],
  ])("returns the median of waits of %j seconds, %d", async (waits, median) => {
    await add(...waits.map(() => ({})), { id: "open" }, { id: "spam", isSpam: true });
    await answer(Object.fromEntries(waits.map((seconds, index) => [`lead-${index}`, seconds])));
    await answer({ spam: 9_999_999 });
    expect((await read()).medianWaitSeconds).toBe(median);
  });

  describe("of the pages", () => {
    const comeFrom = (id: string, origin: string | null, cameFrom: string | null) =>
      suite().database.query(`UPDATE "Contact" SET "origin" = ?, "cameFrom" = ? WHERE "id" = ?`, [
        origin,
        cameFrom,
        id,
      ]);

    test("names the pages that brought most leads, with their titles", async () => {
      const { site, token } = suite();
      const post = await publishBlog(site.url, token, { title: "<b>Gold</b> & loans" });
      const offer = await publishOffer(site.url, token, { title: "Half the fee" });
      await add(...Array.from({ length: 9 }, () => ({})), { id: "spam", isSpam: true });
      const pages: [string | null, string | null][] = [
        ["/contact", "/loans/home-loan"],
        ["/loans/home-loan", null],
        ["/loans/home-loan", null],
        [`/blog/${post.id}`, null],
        ["/contact", `/blog/${post.id}`],
        [`/offers/${offer.id}`, null],
        ["/blog/gone-k3f9x2", null],
        ["/", null],
        [null, null],
      ];
      for (const [index, [origin, cameFrom]] of pages.entries()) {
        await comeFrom(`lead-${index}`, origin, cameFrom);
      }
      await comeFrom("spam", "/", null);
      expect((await read()).sources).toEqual(
        [
          { path: "/loans/home-loan", title: "Home Loan", total: 3 },
          { path: `/blog/${post.id}`, title: "<b>Gold</b> & loans", total: 2 },
          { path: "/", title: "Home page", total: 1 },
          { path: `/offers/${offer.id}`, title: "Half the fee", total: 1 },
        ].sort((one, other) => other.total - one.total || (one.path < other.path ? -1 : 1)),
      );
    });

    test("lists the eight existing pages that brought most", async () => {
      const exist = placesOf(sections).map(({ page }) => page.href);
      const named = [...exist.slice(0, 10), "/a-made-up", "/blog/", "/offers/%"];
      await add(...named.map(() => ({})));
      for (const [index, page] of named.entries()) await comeFrom(`lead-${index}`, page, null);
      const { sources } = await read();
      expect(sources.map(({ path }) => path)).toEqual(exist.slice(0, 10).sort().slice(0, 8));
    });
  });
});
