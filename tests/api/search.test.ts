import { beforeEach, describe, expect, test } from "@jest/globals";
import { call } from "../harness/calls";
import { countRows } from "../harness/databases";
import { expectFailure, expectInvalid } from "../harness/failures";
import { insertContacts } from "../harness/many-contacts";
import { onEachDatabase } from "../harness/on-each-database";
import { startSite } from "../harness/site";

// Leads are found by what stands in them, the same on both databases.

const lead = {
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "+91 98765-43210",
  message: "I would like to talk about a gṛha ऋण for my parents",
};

type Contact = typeof lead & { id: string };
type Body = Record<string, unknown>;

onEachDatabase("A search", (suite) => {
  beforeEach(() => suite().database.query(`DELETE FROM "Contact"`));

  const ask = (body: Body) =>
    call(suite().site.url, "/api/contacts/search", { method: "POST", token: suite().token, body });
  const search = async (body: Body) => {
    const response = await ask(body);
    expect(response.status).toBe(200);
    const items = (await response.json()) as Contact[];
    return { items, total: Number(response.headers.get("x-total-count")), response };
  };
  const idsOf = async (body: Body) => (await search(body)).items.map(({ id }) => id);
  const listed = async (query: string) => {
    const response = await call(suite().site.url, `/api/contacts?${query}`, {
      token: suite().token,
    });
    return (await response.json()) as Contact[];
  };

  test("finds a lead by each of its fields as soon as it is sent, and nobody keeps the answer", async () => {
    const sent = await call(suite().site.url, "/api/contact", { method: "POST", body: lead });
    const stored = (await sent.json()) as Contact;
    for (const text of [
      "IYER",
      "meera@Example.in",
      "09876543210",
      "98765 43210",
      "ऋण",
      "parents",
    ]) {
      const { items, total, response } = await search({ text });
      expect([text, items, total]).toEqual([text, [stored], 1]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    }
    expect((await search({ text: "loan" })).total).toBe(0);
  });

  test("finds letters of every script without regard to case", async () => {
    await insertContacts(suite().database, [
      { id: "a", name: "ÉMILE İnce", message: "Weißenburger Straße" },
      { id: "b", name: "Ｒｏｈａｎ", message: "мой ДОМ, ΟΔΟΣ" },
    ]);
    for (const [text, id] of [
      ["émile", "a"],
      ["INCE", "a"],
      ["STRASSE", "a"],
      ["ROHAN", "b"],
      ["Дом", "b"],
      ["οδος", "b"],
    ]) {
      expect([text, await idsOf({ text })]).toEqual([text, [id]]);
    }
  });

  test.each(["%", "_", "\\", "%%", "a%b", "a_b", "\\%", "'", '"', "--", "$1", "?", "';"])(
    "takes %j as it is written",
    async (text) => {
      await insertContacts(suite().database, [
        { id: "with", message: `Before ${text} after` },
        { id: "without", message: "Before aXb after" },
      ]);
      expect(await idsOf({ text })).toEqual(["with"]);
    },
  );

  test("wants every word, in whichever field", async () => {
    await insertContacts(suite().database, [
      { id: "both", name: "Asha Rao", message: "About a loan" },
      { id: "one", name: "Asha Rao", message: "About a lease" },
    ]);
    expect(await idsOf({ text: "loan asha" })).toEqual(["both"]);
    expect(await idsOf({ text: "asha" })).toEqual(["one", "both"]);
  });

  test("finds leads in the order of the list, a page at a time, and counts them all", async () => {
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 7) * 1_000);
    const many = Array.from({ length: 60 }, (_, index) => ({
      createdAt: at(index),
      message: index % 2 === 0 ? "An even one" : "An odd one",
      isSpam: index % 3 === 0,
    }));
    await insertContacts(suite().database, many);
    const even = ({ message }: Contact) => message === "An even one";
    for (const [spam, query] of [
      [undefined, ""],
      [true, "spam=true"],
      [false, "spam=false"],
    ] as const) {
      const expected = (await listed(query)).filter(even);
      expect(expected.length).toBeGreaterThan(9);
      expect(await search({ text: "even", spam })).toMatchObject({
        items: expected,
        total: expected.length,
      });
      for (const page of [1, 2, 3]) {
        const { items, total } = await search({ text: "even", spam, page, pageSize: 4 });
        expect([page, items]).toEqual([page, expected.slice((page - 1) * 4, page * 4)]);
        expect(total).toBe(expected.length);
      }
      const beyond = await search({ text: "even", spam, page: 1_000_000, pageSize: 100 });
      expect([beyond.items, beyond.total]).toEqual([[], expected.length]);
    }
    expect((await search({ text: "even", page: 1 })).items).toHaveLength(12);
  });

  test.each([
    [{}, { text: "Search must be text" }],
    [{ text: "  " }, { text: "Enter what to search for" }],
    [{ text: 5 }, { text: "Search must be text" }],
    [{ text: "x".repeat(201) }, { text: "Search must be at most 200 characters" }],
    [{ text: "x ".repeat(11) }, { text: "Search must be at most 10 words" }],
    [{ text: "a\0" }, { text: "Search has a character that cannot be stored" }],
    [{ text: "a", spam: "true" }, { spam: "spam must be true or false" }],
    [{ text: "a", page: "1" }, { page: "page must be a whole number from 1 to 1000000" }],
  ])("for %j is refused beside the field", async (body, fields) => {
    await expectInvalid(await ask(body), fields);
  });

  test("is for staff alone, and its words are in no log", async () => {
    const { url } = suite().site;
    const body = { text: "a-telling-name" };
    await expectFailure(await call(url, "/api/contacts/search", { method: "POST", body }), {
      status: 401,
    });
    await suite().database.query(`UPDATE "User" SET "isAdmin" = FALSE`);
    await expectFailure(await ask(body), { status: 403 });
    await suite().database.query(`UPDATE "User" SET "isAdmin" = TRUE`);
    expect((await search(body)).total).toBe(0);
    expect(suite().site.log()).not.toContain("a-telling-name");
  });

  describe("among leads of an earlier version", () => {
    const unfilled = () => countRows(suite().database, "Contact", `"searchText" IS NULL`);
    const untilFilled = async () => {
      for (let tries = 0; (await unfilled()) > 0 && tries < 200; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(await unfilled()).toBe(0);
    };

    test("finds them once two instances have filled them in, which is told once", async () => {
      const old = Array.from({ length: 350 }, (_, index) => ({
        ...(index % 50 !== 0 && { searchText: null }),
        name: `Visitor ${index}`,
        message: `An old message, ${"of many words ".repeat(index % 20)}`,
      }));
      await insertContacts(suite().database, old);
      expect((await search({ text: "old" })).total).toBe(7);
      const variables = { LOG_LEVEL: "info" };
      const isSqlite = suite().database.url.startsWith("file:");
      const sites = await Promise.all(
        Array.from({ length: isSqlite ? 1 : 2 }, () => startSite(suite().database.url, variables)),
      );
      try {
        await untilFilled();
        expect((await search({ text: "old visitor" })).total).toBe(350);
        expect(await idsOf({ text: "visitor 349" })).toEqual(["contact-000349"]);
        // The lines come a moment after the last batch.
        const told = () =>
          sites.flatMap(({ log }) => [
            ...log().matchAll(/"code":"search_filled_in".*"filled":(\d+)/g),
          ]);
        const sum = () => told().reduce((total, [, filled]) => total + Number(filled), 0);
        for (let tries = 0; sum() < 343 && tries < 50; tries += 1) {
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        expect(sum()).toBe(343);
        expect(sites.map(({ log }) => log()).join()).not.toMatch(/Visitor|search_filling_failed/);
      } finally {
        for (const site of sites) await site.kill();
      }
    });
  });
});
