import { beforeEach, describe, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { publishBlog, publishMedia, publishOffer, removeAll } from "../support/entries";
import { expectFailure, expectInvalid } from "../support/failures";
import { insertContacts } from "../support/many-contacts";
import { onEachDatabase } from "../support/on-each-database";

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
      { id: "c", name: "Fiona O’Brien" },
      { id: "d", name: "Fiona OBrien" },
    ]);
    for (const [text, ...ids] of [
      ["émile", "a"],
      ["INCE", "a"],
      ["STRASSE", "a"],
      ["ROHAN", "b"],
      ["Дом", "b"],
      ["οδος", "b"],
      ["O'Brien", "d", "c"],
      ["obrien", "d", "c"],
    ]) {
      expect([text, await idsOf({ text })]).toEqual([text, ids]);
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
});

const kinds = [
  { path: "blogs", publish: publishBlog, html: "content" },
  { path: "media", publish: publishMedia, html: "description" },
  { path: "offers", publish: publishOffer, html: "description" },
] as const;

onEachDatabase("A search of entries", (suite) => {
  test("finds a media item by its language", async () => {
    const { site, token } = suite();
    const { id } = await publishMedia(site.url, token, { title: "A film", language: "Malayalam" });
    await publishMedia(site.url, token, { title: "Another film", language: "Hindi" });
    const response = await call(site.url, "/api/media/search", {
      method: "POST",
      token,
      body: { text: "film malayalam" },
    });
    expect(await response.json()).toMatchObject([{ id, language: "Malayalam" }]);
  });

  describe.each(kinds)("of $path", ({ path, publish, html }) => {
    beforeEach(() => removeAll(suite().site.url, suite().token, path));

    const publishWith = (fields: Body) => publish(suite().site.url, suite().token, fields);
    const ask = (body: Body) =>
      call(suite().site.url, `/api/${path}/search`, {
        method: "POST",
        token: suite().token,
        body,
      });
    const search = async (body: Body) => {
      const response = await ask(body);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      const items = (await response.json()) as { id: string }[];
      return {
        ids: items.map(({ id }) => id),
        items,
        total: Number(response.headers.get("x-total-count")),
      };
    };

    test("finds an entry by words of its title and text, in any order and case, and answers it whole", async () => {
      const { id } = await publishWith({
        title: "Saving for a Straße",
        [html]: "<p>About <strong>mu</strong>tual funds &amp; गृह ऋण</p><ul><li>First</li></ul>",
      });
      await publishWith({ title: "Saving for a house" });
      const stored = await (await call(suite().site.url, `/api/${path}/${id}`)).json();
      for (const text of ["STRASSE", "mutual saving", "funds & ऋण", "first"]) {
        expect([text, (await search({ text })).items]).toEqual([text, [stored]]);
      }
      for (const text of ["strong", "li", "amp"]) {
        expect([text, (await search({ text })).total]).toEqual([text, 0]);
      }
    });

    test("finds what was saved last, and nothing that is gone", async () => {
      const { id, ...entry } = await publishWith({ title: "Before" });
      const one = `/api/${path}/${id}`;
      const body = { ...entry, title: "After" };
      await call(suite().site.url, one, { method: "PUT", token: suite().token, body });
      expect((await search({ text: "after" })).ids).toEqual([id]);
      expect((await search({ text: "before" })).ids).toEqual([]);
      await call(suite().site.url, one, { method: "DELETE", token: suite().token });
      expect((await search({ text: "after" })).ids).toEqual([]);
    });

    test("answers a page at a time in the order of the list, and counts all that is found", async () => {
      for (let number = 0; number < 7; number += 1) {
        await publishWith({ title: number % 2 === 0 ? `Even ${number}` : `Odd ${number}` });
      }
      const listed = (await (await call(suite().site.url, `/api/${path}`)).json()) as {
        id: string;
        title: string;
      }[];
      const even = listed.filter(({ title }) => title.startsWith("Even")).map(({ id }) => id);
      expect(await search({ text: "even" })).toMatchObject({ ids: even, total: 4 });
      for (const page of [1, 2, 3]) {
        const { ids, total } = await search({ text: "even", page, pageSize: 3 });
        expect([page, ids, total]).toEqual([page, even.slice((page - 1) * 3, page * 3), 4]);
      }
    });

    test("is refused beside the field", async () => {
      await expectInvalid(await ask({ text: " " }), { text: "Enter what to search for" });
    });
  });

  test("finds a post by its author, and an offer by its discount", async () => {
    const { url } = suite().site;
    const post = await publishBlog(url, suite().token, { authorName: "Ravi Menon" });
    const offer = await publishOffer(url, suite().token, { discount: "0.25% less" });
    for (const [path, text, id] of [
      ["blogs", "menon", post.id],
      ["offers", "0.25%", offer.id],
    ]) {
      const sent = { method: "POST", token: suite().token, body: { text } };
      const found = await (await call(url, `/api/${path}/search`, sent)).json();
      expect(found).toMatchObject([{ id }]);
    }
  });
});
