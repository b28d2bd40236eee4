import { beforeEach, describe, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { insertContacts } from "../support/many-contacts";
import { onEachDatabase } from "../support/on-each-database";
import { publish, publishedKinds, read } from "../support/published-kinds";

const lead = {
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "+91 98765-43210",
  message: "I would like to talk about a gṛha ऋण for my parents",
};

type Contact = typeof lead & { id: string };
type Body = Record<string, unknown>;

onEachDatabase("A search", (suite) => {
  describe("POST /api/contacts/search", () => {
    beforeEach(() => suite().database.query(`DELETE FROM "Contact"`));

    const ask = (body: Body) =>
      call(suite().site.url, "/api/contacts/search", {
        method: "POST",
        token: suite().token,
        body,
      });
    const search = async (body: Body) => {
      const response = await ask(body);
      expect(response.status).toBe(200);
      const items = (await response.json()) as Contact[];
      return { items, total: Number(response.headers.get("x-total-count")), response };
    };

    test("finds a lead by each of its fields and does not log the search text", async () => {
      const response = await call(suite().site.url, "/api/contact", { method: "POST", body: lead });
      const stored = (await response.json()) as Contact;
      for (const text of ["IYER", "meera@Example.in", "09876543210", "ऋण", "parents meera"]) {
        const { items, total, response } = await search({ text });
        expect([text, items, total]).toEqual([text, [stored], 1]);
        expect(response.headers.get("cache-control")).toBe("no-store");
      }
      expect((await search({ text: "a-unique-word meera" })).total).toBe(0);
      expect(suite().site.readLog()).not.toContain("a-unique-word");
    });

    test.each(["%", "_", "\\", "a%b", "\\%", "';--", "$1", "?"])(
      "matches %j literally",
      async (text) => {
        await insertContacts(suite().database, [
          { id: "with", message: `Before ${text} after` },
          { id: "without", message: "Before aXb after" },
        ]);
        expect((await search({ text })).items.map(({ id }) => id)).toEqual(["with"]);
      },
    );

    test("returns pages of results in the order of GET /api/contacts, with the total count", async () => {
      const { site, token } = suite();
      const toTime = (index: number) =>
        new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 7) * 1_000);
      const leads = Array.from({ length: 60 }, (_, index) => ({
        createdAt: toTime(index),
        message: index % 2 === 0 ? "An even one" : "An odd one",
        isSpam: index % 3 === 0,
      }));
      await insertContacts(suite().database, leads);
      for (const spam of [undefined, true, false]) {
        const query = spam === undefined ? "" : `?spam=${spam}`;
        const response = await call(site.url, `/api/contacts${query}`, { token });
        const contacts = (await response.json()) as Contact[];
        const even = contacts.filter(({ message }) => message === "An even one");
        expect(even.length).toBeGreaterThan(9);
        expect((await search({ text: "even", spam })).items).toEqual(even);
        for (const page of [1, 2, 3, 1_000_000]) {
          const { items, total } = await search({ text: "even", spam, page, pageSize: 4 });
          expect([page, items]).toEqual([page, even.slice((page - 1) * 4, page * 4)]);
          expect(total).toBe(even.length);
        }
      }
      expect((await search({ text: "even", page: 1 })).items).toHaveLength(12);
    });
  });

  describe.each(publishedKinds)("POST $path/search", (kind) => {
    beforeEach(() => suite().database.query(`DELETE FROM "${kind.table}"`));

    const publishWith = (fields: Body) => publish(suite(), kind, fields);
    const search = async (body: Body) => {
      const { site, token } = suite();
      const response = await call(site.url, `${kind.path}/search`, { method: "POST", token, body });
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      const items = (await response.json()) as { id: string }[];
      const total = Number(response.headers.get("x-total-count"));
      return { ids: items.map(({ id }) => id), items, total };
    };

    test("finds an entry by words of its title and text but not of its HTML markup, and returns all its fields", async () => {
      const { id } = await publishWith({
        title: "Saving for a Straße",
        [kind.htmlField]:
          "<p>About <strong>mu</strong>tual funds &amp; गृह ऋण</p><ul><li>First</li></ul>",
      });
      await publishWith({ title: "Saving for a house" });
      const stored = await read(suite(), kind, id);
      for (const text of ["STRASSE", "mutual saving", "funds & ऋण", "first"]) {
        expect([text, (await search({ text })).items]).toEqual([text, [stored]]);
      }
      for (const text of ["strong", "li", "amp"]) {
        expect([text, (await search({ text })).total]).toEqual([text, 0]);
      }
    });

    test("finds an entry by its current text, but not by replaced text or after its deletion", async () => {
      const { id, ...entry } = await publishWith({ title: "Earlier" });
      const entryPath = `${kind.path}/${id}`;
      const body = { ...entry, title: "Later" };
      await call(suite().site.url, entryPath, { method: "PUT", token: suite().token, body });
      expect((await search({ text: "later" })).ids).toEqual([id]);
      expect((await search({ text: "earlier" })).ids).toEqual([]);
      await call(suite().site.url, entryPath, { method: "DELETE", token: suite().token });
      expect((await search({ text: "later" })).ids).toEqual([]);
    });

    test("returns pages of results, newest first, with the total count", async () => {
      const createdIds: string[] = [];
      for (let number = 0; number < 4; number += 1) {
        createdIds.unshift((await publishWith({ title: "Even" })).id);
        await publishWith({ title: "Odd" });
      }
      for (const page of [1, 2, 3]) {
        const { ids, total } = await search({ text: "even", page, pageSize: 3 });
        expect([page, ids, total]).toEqual([page, createdIds.slice((page - 1) * 3, page * 3), 4]);
      }
    });
  });

  test("finds a post by its author, an offer by its discount and a media item by its language", async () => {
    const { site, token } = suite();
    const post = await publishBlog(site.url, token, { authorName: "Ravi Pillai" });
    const offer = await publishOffer(site.url, token, { discount: "0.25% less" });
    const mediaItem = await publishMedia(site.url, token, { language: "Malayalam" });
    for (const [path, text, id] of [
      ["blogs", "pillai", post.id],
      ["offers", "0.25%", offer.id],
      ["media", "malayalam", mediaItem.id],
    ]) {
      const options = { method: "POST", token, body: { text } };
      const found = await (await call(site.url, `/api/${path}/search`, options)).json();
      expect(found).toMatchObject([{ id }]);
    }
  });
});
