import { describe, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectFailure, expectInvalid } from "../support/failures";
import { onEachDatabase } from "../support/on-each-database";
import { type Entry, publish, publishedKinds, read } from "../support/published-kinds";

// What holds for posts, media items and offers alike.

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

onEachDatabase("Published entries", (suite) => {
  describe.each(publishedKinds)("$path", (kind) => {
    const create = (body: unknown) =>
      call(suite().site.url, kind.path, { method: "POST", token: suite().token, body });
    const change = (id: string, body: unknown, headers: Record<string, string> = {}) =>
      call(suite().site.url, `${kind.path}/${id}`, {
        method: "PUT",
        token: suite().token,
        body,
        headers,
      });
    const remove = (id: string, headers: Record<string, string> = {}) =>
      call(suite().site.url, `${kind.path}/${id}`, {
        method: "DELETE",
        token: suite().token,
        headers,
      });
    const list = async (query = "") => {
      const response = await call(suite().site.url, `${kind.path}${query}`);
      return { response, entries: (await response.json()) as Entry[] };
    };
    const titles = (entries: Entry[]) => entries.map(({ title }) => title);

    test("a new entry is answered with 201, as anybody can then read it", async () => {
      const response = await create(kind.body);
      expect(response.status).toBe(201);
      const entry = (await response.json()) as Entry;
      expect(entry).toEqual({
        ...kind.body,
        id: expect.any(String),
        createdAt: expect.stringMatching(ISO_MOMENT),
        version: 1,
      });
      expect(Math.abs(Date.parse(entry.createdAt) - Date.now())).toBeLessThan(60_000);
      const found = await call(suite().site.url, `${kind.path}/${entry.id}`);
      expect(found.status).toBe(200);
      expect(found.headers.get("etag")).toBe('"1"');
      expect(await found.json()).toEqual(entry);
    });

    test("the id is made of the title and six random characters", async () => {
      const { id } = await publish(suite(), kind, { title: "Tax saving, for NRIs!" });
      expect(id).toMatch(/^tax-saving-for-nris-[a-z0-9]{6}$/);
    });

    test("what may be left out is filled in", async () => {
      const response = await create(kind.least.body);
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ ...kind.least.body, ...kind.least.filledIn });
    });

    test("a change is answered with 200, as anybody can then read it", async () => {
      const { id, createdAt } = await publish(suite(), kind);
      const response = await change(id, kind.otherBody);
      expect(response.status).toBe(200);
      const changed = { ...kind.otherBody, id, createdAt, version: 2 };
      expect(await response.json()).toEqual(changed);
      expect(await read(suite(), kind, id)).toEqual(changed);
    });

    test("a deleted entry is answered with 204 and gone", async () => {
      const { id } = await publish(suite(), kind);
      const response = await remove(id);
      expect(response.status).toBe(204);
      expect(await response.text()).toBe("");
      const message = `${kind.label} not found`;
      await expectFailure(await call(suite().site.url, `${kind.path}/${id}`), {
        status: 404,
        message,
      });
      await expectFailure(await remove(id), { status: 404, message });
      expect(titles((await list()).entries.filter((entry) => entry.id === id))).toEqual([]);
    });

    test.each([
      ["GET", "unknown-a1b2c3"],
      ["PUT", "unknown-a1b2c3"],
      ["DELETE", "unknown-a1b2c3"],
      ["GET", "%00"],
      ["PUT", "%00"],
      ["DELETE", "%00"],
      ["GET", "__proto__"],
      ["GET", "'%20OR%20''='"],
    ])("%s of the unknown id %s answers 404", async (method, id) => {
      const response = await call(suite().site.url, `${kind.path}/${id}`, {
        method,
        token: suite().token,
        ...(method === "PUT" && { body: kind.body }),
      });
      await expectFailure(response, { status: 404, message: `${kind.label} not found` });
    });

    test("an id with an escaped slash is in no path", async () => {
      const response = await call(suite().site.url, `${kind.path}/..%2F..%2Fetc%2Fpasswd`);
      await expectFailure(response, { status: 404, message: "There is no such call" });
    });

    describe.each(Object.entries(kind.required))("without %s", (field, message) => {
      const absent: [string, unknown][] = [
        ["missing", undefined],
        ["null", null],
        ["empty", ""],
      ];
      if (field in kind.textFields) absent.push(["blank", " \n\t"]);

      test.each(absent)("that is %s, an entry is refused", async (_, value) => {
        await expectInvalid(await create({ ...kind.body, [field]: value }), { [field]: message });
      });

      test("a change is refused and changes nothing", async () => {
        const entry = await publish(suite(), kind);
        const body = { ...kind.body, title: "Changed", [field]: "" };
        await expectInvalid(await change(entry.id, body), { [field]: message });
        expect(await read(suite(), kind, entry.id)).toEqual(entry);
      });
    });

    test("everything that is wrong is said at once, and nothing is stored", async () => {
      const before = await countRows(suite().database, kind.table);
      const empty = Object.fromEntries(Object.keys(kind.required).map((field) => [field, ""]));
      const { mediaType, ...messages } = kind.required;
      await expectInvalid(
        await create({ ...kind.body, ...empty, ...(mediaType && { mediaType: "both" }) }),
        messages,
      );
      expect(await countRows(suite().database, kind.table)).toBe(before);
    });

    test("text of every script and sign is kept as it was sent", async () => {
      const title = "कर बचत 🪔 — 税 “NRI” <b>&amp;</b> \\ ' % ${x}";
      const { id } = await publish(suite(), kind, { title });
      expect(await read(suite(), kind, id)).toMatchObject({ title });
    });

    test("space around the title is dropped", async () => {
      expect(await publish(suite(), kind, { title: "  Two words \n" })).toMatchObject({
        title: "Two words",
      });
    });

    test("id, createdAt, version and unknown keys of a body change nothing", async () => {
      const forged = {
        id: "mine",
        createdAt: "2001-01-01T00:00:00.000Z",
        updatedAt: "2001-01-01T00:00:00.000Z",
        version: 99,
        isAdmin: true,
      };
      const created = await publish(suite(), kind, forged);
      expect(Object.keys(created).sort()).toEqual(
        [...Object.keys(kind.body), "id", "createdAt", "version"].sort(),
      );
      expect(created.id).not.toBe("mine");
      expect(created.version).toBe(1);
      expect(created.createdAt).not.toBe(forged.createdAt);
      const changed = await change(created.id, { ...kind.otherBody, ...forged });
      const { id, createdAt } = created;
      expect(await changed.json()).toEqual({ ...kind.otherBody, id, createdAt, version: 2 });
    });

    test("what was made last is listed first, with the total beside the list", async () => {
      const first = await publish(suite(), kind, { title: "First" });
      const second = await publish(suite(), kind, { title: "Second" });
      const { response, entries } = await list();
      expect(response.status).toBe(200);
      expect(entries.slice(0, 2)).toEqual([second, first]);
      expect(response.headers.get("x-total-count")).toBe(String(entries.length));
      expect(entries).toHaveLength(await countRows(suite().database, kind.table));
    });

    test("a list is answered a page at a time, twelve where no size is named", async () => {
      await suite().database.query(`DELETE FROM "${kind.table}"`);
      for (let number = 1; number <= 14; number += 1) {
        await publish(suite(), kind, { title: String(number) });
      }
      const second = await list("?page=2&pageSize=5");
      expect(titles(second.entries)).toEqual(["9", "8", "7", "6", "5"]);
      expect(second.response.headers.get("x-total-count")).toBe("14");
      expect(titles((await list("?page=2")).entries)).toEqual(["2", "1"]);
      expect(titles((await list("?pageSize=3")).entries)).toEqual(["14", "13", "12"]);
      expect(titles((await list("?page=9")).entries)).toEqual([]);
      expect((await list()).entries).toHaveLength(14);
    });

    test.each([
      ["?page=0", "page", "page must be a whole number from 1"],
      ["?page=-1", "page", "page must be a whole number from 1"],
      ["?page=1.5", "page", "page must be a whole number from 1"],
      ["?page=1e3", "page", "page must be a whole number from 1"],
      ["?page=two", "page", "page must be a whole number from 1"],
      ["?page=", "page", "page must be a whole number from 1"],
      ["?page=99999999999999999999", "page", "page must be a whole number from 1"],
      ["?page=1&pageSize=0", "pageSize", "pageSize must be a whole number from 1"],
      ["?page=1&pageSize=all", "pageSize", "pageSize must be a whole number from 1"],
      ["?page=1&pageSize=101", "pageSize", "pageSize must be at most 100"],
    ])("a list with %s is refused", async (query, field, message) => {
      const response = await call(suite().site.url, `${kind.path}${query}`);
      await expectInvalid(response, { [field]: message });
    });

    test("a change that names the version that stands is made", async () => {
      const { id } = await publish(suite(), kind);
      const response = await change(id, kind.otherBody, { "If-Match": '"1"' });
      expect(response.status).toBe(200);
      expect(response.headers.get("etag")).toBe('"2"');
    });

    test("a change that names an older version is refused and changes nothing", async () => {
      const { id } = await publish(suite(), kind);
      await change(id, kind.otherBody);
      const before = await read(suite(), kind, id);
      const stale = await change(id, kind.body, { "If-Match": '"1"' });
      await expectFailure(stale, { status: 409 });
      expect(await read(suite(), kind, id)).toEqual(before);
    });

    test("a delete that names an older version is refused, with the one that stands it is made", async () => {
      const { id } = await publish(suite(), kind);
      await change(id, kind.otherBody);
      await expectFailure(await remove(id, { "If-Match": '"1"' }), { status: 409 });
      expect(await read(suite(), kind, id)).toMatchObject({ version: 2 });
      expect((await remove(id, { "If-Match": '"2"' })).status).toBe(204);
    });

    test("a version of an unknown id is a 404 and no conflict", async () => {
      const response = await change("unknown-a1b2c3", kind.body, { "If-Match": '"1"' });
      await expectFailure(response, { status: 404, message: `${kind.label} not found` });
    });

    test.each(["1", '""', '"0"', '"-1"', '"1.5"', '"one"', 'W/"1"', '"1", "2"', '"99999999999"'])(
      "If-Match: %s names no version and is refused",
      async (ifMatch) => {
        const entry = await publish(suite(), kind);
        const headers = { "If-Match": ifMatch };
        await expectFailure(await change(entry.id, kind.otherBody, headers), { status: 400 });
        await expectFailure(await remove(entry.id, headers), { status: 400 });
        expect(await read(suite(), kind, entry.id)).toEqual(entry);
      },
    );

    test("of twenty changes at once that name the same version exactly one wins", async () => {
      const { id } = await publish(suite(), kind);
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          change(id, { ...kind.body, title: `Change ${index}` }, { "If-Match": '"1"' }),
        ),
      );
      const won = responses.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
      expect(await read(suite(), kind, id)).toEqual(await won[0]?.json());
      expect(await read(suite(), kind, id)).toMatchObject({ version: 2 });
    });

    test("twenty changes at once that name no version are all made and counted", async () => {
      const { id } = await publish(suite(), kind);
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          change(id, { ...kind.body, title: `Change ${index}` }),
        ),
      );
      const versions = await Promise.all(
        responses.map(async (response) => ((await response.json()) as Entry).version),
      );
      expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));
      expect(await read(suite(), kind, id)).toMatchObject({ version: 21 });
    });

    test("twenty new entries at once are all stored, each under an id of its own", async () => {
      const made = await Promise.all(
        Array.from({ length: 20 }, () => publish(suite(), kind, { title: "At once" })),
      );
      const ids = made.map(({ id }) => id);
      expect(new Set(ids).size).toBe(20);
      const listed = (await list()).entries.map(({ id }) => id);
      expect(ids.filter((id) => !listed.includes(id))).toEqual([]);
    });

    test("of twenty deletes at once exactly one finds the entry", async () => {
      const { id } = await publish(suite(), kind);
      const responses = await Promise.all(Array.from({ length: 20 }, () => remove(id)));
      expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 404)).toHaveLength(19);
    });

    test("who wrote what is on record", async () => {
      const { id } = await publish(suite(), kind);
      await change(id, kind.otherBody);
      await remove(id);
      const rows = await suite().database.query(
        `SELECT "action", "actorName" FROM "AuditEntry" WHERE "entityId" = ? ORDER BY "id"`,
        [id],
      );
      expect(rows.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
      expect(rows.map(({ actorName }) => actorName)).toEqual(["asha", "asha", "asha"]);
    });

    test("an answer to a write is for nobody to keep", async () => {
      const created = await create(kind.body);
      expect(created.headers.get("cache-control")).toBe("no-store");
      const { id } = (await created.json()) as Entry;
      expect((await change(id, kind.otherBody)).headers.get("cache-control")).toBe("no-store");
      expect((await remove(id)).headers.get("cache-control")).toBe("no-store");
    });
  });
});
