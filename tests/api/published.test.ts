import { describe, expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { formatIndianIsoDate } from "@/lib/core/format";
import { offerCategories } from "@/lib/entries/offer/schema";
import { fetchRaw } from "../../tools/bench/fetch-raw";
import { call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { bindEntryCalls } from "../support/entry-calls";
import { expectFailure, expectInvalid } from "../support/failures";
import { onEachDatabase, onSqlite } from "../support/on-each-database";
import {
  blogs,
  type Entry,
  type Fields,
  media,
  offers,
  publish,
  type PublishedKind,
  publishedKinds,
  read,
} from "../support/published-kinds";

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

onSqlite("Published entries", (suite) => {
  const getList = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: pairs, body } = await fetchRaw(`${suite().site.url}${path}`, headers);
    const headerMap = new Map(pairs.map(([name, value]) => [name.toLowerCase(), value]));
    return { status, headers: headerMap, body };
  };

  describe.each(publishedKinds)("$path", (kind) => {
    const { create, change, remove, list } = bindEntryCalls(suite, kind);

    test("creates, changes and deletes a public entry, and audits each step", async () => {
      const expectWritten = (response: Response, status: number) => {
        expect([response.status, response.headers.get("cache-control")]).toEqual([
          status,
          "no-store",
        ]);
        return response;
      };
      const entry = (await expectWritten(await create(kind.body), 201).json()) as Entry;
      expect(entry).toEqual({
        ...kind.body,
        id: expect.any(String),
        createdAt: expect.stringMatching(ISO_TIME),
        version: 1,
      });
      const { id, createdAt } = entry;
      expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
      const found = await call(suite().site.url, `${kind.path}/${id}`);
      expect([found.status, found.headers.get("etag")]).toEqual([200, '"1"']);
      expect(await found.json()).toEqual(entry);

      const changed = { ...kind.otherBody, id, createdAt, version: 2 };
      expect(await expectWritten(await change(id, kind.otherBody), 200).json()).toEqual(changed);
      expect(await read(suite(), kind, id)).toEqual(changed);

      expect(await expectWritten(await remove(id), 204).text()).toBe("");
      const notFound = { status: 404, message: `${kind.label} not found` } as const;
      await expectFailure(await call(suite().site.url, `${kind.path}/${id}`), notFound);
      await expectFailure(await remove(id), notFound);
      expect((await list()).entries.map((each) => each.id)).not.toContain(id);

      const rows = await suite().database.query(
        `SELECT "action", "actorName" FROM "AuditEntry" WHERE "entityId" = ? ORDER BY "id"`,
        [id],
      );
      const actions = ["create", "update", "delete"];
      expect(rows).toEqual(actions.map((action) => ({ action, actorName: "asha" })));
    });

    test("fills in defaults for omitted fields", async () => {
      const response = await create(kind.minimal.body);
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({
        ...kind.minimal.body,
        ...kind.minimal.defaults,
      });
    });

    test.each(Object.entries(kind.requiredMessages))(
      "refuses to create or change an entry without %s",
      async (field, message) => {
        const entry = await publish(suite(), kind);
        const countBefore = await countRows(suite().database, kind.table);
        for (const value of [undefined, null, "", ...(field === "mediaType" ? [] : [" \n\t"])]) {
          const body = { ...kind.body, title: "Changed", [field]: value };
          await expectInvalid(await create(body), { [field]: message });
          await expectInvalid(await change(entry.id, body), { [field]: message });
        }
        expect(await read(suite(), kind, entry.id)).toEqual(entry);
        expect(await countRows(suite().database, kind.table)).toBe(countBefore);
      },
    );

    test("trims a title in any script and derives the id from it", async () => {
      const title = "Tax saving, for NRIs! कर बचत 🪔 — 税 “NRI” <b>&amp;</b> \\ ' % ${x}";
      const { id } = await publish(suite(), kind, { title: `  ${title} \n` });
      expect(id).toMatch(/^tax-saving-for-nris(-[a-z0-9]+)*-[a-z0-9]{6}$/);
      expect(await read(suite(), kind, id)).toMatchObject({ title });
    });

    test("ignores id, createdAt, version and unknown keys in the body (ASVS 8.2.3, 15.3.3)", async () => {
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

    test.each([
      ["?page=0", "page", "page must be a whole number of at least 1"],
      ["?page=1e3", "page", "page must be a whole number of at least 1"],
      ["?page=1&pageSize=101", "pageSize", "pageSize must be at most 100"],
    ])("refuses to list entries with %s", async (query, field, message) => {
      const response = await call(suite().site.url, `${kind.path}${query}`);
      await expectInvalid(response, { [field]: message });
    });

    test("returns 304 for a list until the next change", async () => {
      for (const path of [kind.path, `${kind.path}?page=1&pageSize=2`]) {
        const { id } = await publish(suite(), kind, { title: "Before the change" });
        const first = await getList(path);
        expect(String(first.body)).toContain("Before the change");
        expect(first.headers.get("cache-control")).toBe("no-cache");
        const etag = first.headers.get("etag")!;
        const notModified = await getList(path, { "If-None-Match": etag });
        expect([notModified.status, notModified.body.length]).toEqual([304, 0]);
        expect(notModified.headers.get("x-total-count")).toBe(first.headers.get("x-total-count"));

        await change(id, { ...kind.body, title: "After the change" });
        const changed = await getList(path, { "If-None-Match": etag });
        expect([changed.status, String(changed.body).includes("After the change")]).toEqual([
          200,
          true,
        ]);
        await remove(id);
        expect(String((await getList(path)).body)).not.toContain(id);
      }
    });

    test("accepts the current version in If-Match and returns 409 for a stale one", async () => {
      const { id } = await publish(suite(), kind);
      const changed = await change(id, kind.otherBody, { "If-Match": '"1"' });
      expect([changed.status, changed.headers.get("etag")]).toEqual([200, '"2"']);
      const unchangedEntry = await read(suite(), kind, id);
      await expectFailure(await change(id, kind.body, { "If-Match": '"1"' }), { status: 409 });
      await expectFailure(await remove(id, { "If-Match": '"1"' }), { status: 409 });
      expect(await read(suite(), kind, id)).toEqual(unchangedEntry);
      expect((await remove(id, { "If-Match": '"2"' })).status).toBe(204);
    });

    test.each(["1", '""', '"0"', '"one"', 'W/"1"', '"1", "2"', '"99999999999"'])(
      "returns 400 for the invalid If-Match %s (ASVS 1.4.2)",
      async (ifMatch) => {
        const entry = await publish(suite(), kind);
        const headers = { "If-Match": ifMatch };
        await expectFailure(await change(entry.id, kind.otherBody, headers), { status: 400 });
        await expectFailure(await remove(entry.id, headers), { status: 400 });
        expect(await read(suite(), kind, entry.id)).toEqual(entry);
      },
    );
  });

  test("reads a list from the database only once between two changes", async () => {
    await publish(suite(), blogs);
    const first = await getList(blogs.path);
    await suite().database.execute(`UPDATE "Blog" SET "title" = 'Changed in the database'`);
    expect((await getList(blogs.path)).body.equals(first.body)).toBe(true);
    await publish(suite(), blogs);
    expect(String((await getList(blogs.path)).body)).toContain("Changed in the database");
  });

  const createWith = (kind: PublishedKind, fields: Fields) =>
    bindEntryCalls(suite, kind).create({ ...kind.body, ...fields });

  test.each(publishedKinds)(
    "sanitises the $htmlField of $path before it is stored (ASVS 1.3.1)",
    async (kind) => {
      const select = `SELECT "${kind.htmlField}" AS html FROM "${kind.table}" WHERE "id" = ?`;
      const readStored = () => suite().database.query(select, [entry.id]);
      const hostile = '<p onclick="alert(1)">a<script>alert(1)</script></p><svg onload="x"></svg>';
      const entry = await publish(suite(), kind, { [kind.htmlField]: hostile });
      expect(entry[kind.htmlField]).toBe("<p>a</p>");
      expect(await readStored()).toEqual([{ html: "<p>a</p>" }]);
      const changed = '<h2>b</h2><a href="javascript:alert(1)">c</a>';
      await bindEntryCalls(suite, kind).change(entry.id, {
        ...kind.body,
        [kind.htmlField]: changed,
      });
      expect(await readStored()).toEqual([{ html: "<h2>b</h2><a>c</a>" }]);
    },
  );

  test.each([
    { kind: blogs, field: "image", label: "Image URL" },
    { kind: offers, field: "image", label: "Image URL" },
    { kind: media, field: "fileUrl", label: "File URL" },
    { kind: media, field: "poster", label: "Poster URL" },
  ])("accepts only http(s) URLs and site paths as $field of $kind.path", async (each) => {
    const { kind, field, label } = each;
    for (const [input, stored] of [
      ["HTTP://images.example/a?b=c#d", "HTTP://images.example/a?b=c#d"],
      ["\u202a/art/posts/My\n File.jpg\u200b ", "/art/posts/My%20File.jpg"],
    ]) {
      expect(await publish(suite(), kind, { [field]: input })).toMatchObject({ [field]: stored });
    }
    const wrongStartMessage = `${label} must be a URL that starts with https:// or http://`;
    const incompleteMessage = `${label} must be a complete URL, such as https://www.example.org/page`;
    for (const [url, message] of [
      ["javascript:alert(1)", wrongStartMessage],
      ["//evil.example/a.png", wrongStartMessage],
      ["https://two words.example/", incompleteMessage],
    ]) {
      await expectInvalid(await createWith(kind, { [field]: url }), { [field]: message! });
    }
  });

  test("stores every category, the shortest and longest duration, the longest language, and any text as a YouTube URL", async () => {
    for (const [kind, fields] of [
      ...offerCategories.map((category) => [offers, { category }] as const),
      [media, { duration: 1, youtubeUrl: "javascript:alert(1)" }],
      [media, { duration: 86_400, youtubeUrl: "the film on our channel" }],
      [media, { language: "ह".repeat(40) }],
    ] as const) {
      const { id } = await publish(suite(), kind, fields);
      expect(await read(suite(), kind, id)).toMatchObject(fields);
    }
  });

  const INVALID_DURATION = "Length must be a whole number of seconds from 1 to 86400";
  const INVALID_CATEGORY = "Category must be one of lease, loan, insurance, investment, other";
  const INVALID_TYPE = "Media type must be file, youtube or both";

  test.each<[string, PublishedKind, unknown[], string]>([
    ["duration", media, [0, 6.5, 86_401, "372"], INVALID_DURATION],
    ["language", media, ["a".repeat(41)], "Language must be at most 40 characters"],
    ["mediaType", media, ["File", ["file"]], INVALID_TYPE],
    ["category", offers, ["", "Loan", null, ["loan"]], INVALID_CATEGORY],
  ])("refuses an invalid %s with the field's message", async (field, kind, values, message) => {
    for (const value of values) {
      await expectInvalid(await createWith(kind, { [field]: value }), { [field]: message });
    }
  });

  test("clears the duration, language and poster that an update of a media item omits", async () => {
    const { id } = await publish(suite(), media);
    const { title, fileUrl, mediaType } = media.otherBody;
    await bindEntryCalls(suite, media).change(id, { title, fileUrl, mediaType });
    const cleared = { duration: null, language: null, poster: null };
    expect(await read(suite(), media, id)).toMatchObject(cleared);
  });

  test.each([
    [" २०२७-०३-३१ ", "2027-03-31"],
    ["2028-02-29", "2028-02-29"],
    ["2027-03-31T23:59:59.999Z", "2027-03-31"],
    ["2027-03-31T00:00:00+05:30", "2027-03-31"],
    ["", null],
    [null, null],
  ])("accepts validUntil %j and returns %j", async (input, output) => {
    const { id } = await publish(suite(), offers, { validUntil: input });
    expect(await read(suite(), offers, id)).toMatchObject({ validUntil: output });
  });

  test.each(["2027-02-29", "2027-3-1", "31/03/2027", "2027-03-31T25:00:00Z", "1806451200000"])(
    "refuses the invalid date %j as validUntil",
    async (validUntil) => {
      await expectInvalid(await createWith(offers, { validUntil }), {
        validUntil: "Valid until must be a date such as 2027-03-31",
      });
    },
  );

  test("refuses an endedLast other than true and false", async () => {
    const response = await call(suite().site.url, "/api/offers?endedLast=1");
    await expectInvalid(response, { endedLast: "endedLast must be true or false" });
  });

  test("requires only the URLs that the type of a media item needs (ASVS 2.1.2, 2.2.3)", async () => {
    const file = { fileUrl: "File URL is required" };
    const video = { youtubeUrl: "YouTube URL is required" };
    for (const [mediaType, missingFields] of Object.entries({
      file,
      youtube: video,
      both: { ...file, ...video },
    })) {
      for (const empty of [undefined, "  "]) {
        const urls = { fileUrl: empty, youtubeUrl: empty };
        await expectInvalid(await createWith(media, { mediaType, ...urls }), missingFields);
      }
    }
    for (const [mediaType, fields] of [
      ["file", { youtubeUrl: null, fileUrl: media.body.fileUrl }],
      ["youtube", { fileUrl: null, youtubeUrl: media.body.youtubeUrl }],
    ] as const) {
      expect(await publish(suite(), media, { mediaType, ...fields })).toMatchObject(fields);
    }
  });
});

onEachDatabase("Lists and concurrent writes of published entries", (suite) => {
  describe.each(publishedKinds)("$path", (kind) => {
    const { change, remove, list } = bindEntryCalls(suite, kind);

    test("lists all entries or one page, newest first; a page has twelve entries unless `pageSize` is given", async () => {
      await suite().database.query(`DELETE FROM "${kind.table}"`);
      const created: Entry[] = [];
      for (let number = 1; number <= 14; number += 1) {
        created.unshift(await publish(suite(), kind, { title: String(number) }));
      }
      for (const [query, entries] of [
        ["", created],
        ["?page=2&pageSize=5", created.slice(5, 10)],
        ["?page=2", created.slice(12)],
        ["?pageSize=3", created.slice(0, 3)],
        ["?page=9", []],
      ] as const) {
        const results = await list(query);
        expect([query, results.entries]).toEqual([query, entries]);
        expect(results.response.headers.get("x-total-count")).toBe("14");
      }
    });

    const changeConcurrently = (id: string, headers: Record<string, string>) =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          change(id, { ...kind.body, title: `Change ${index}` }, headers),
        ),
      );

    test("accepts only one of twenty concurrent changes to the same version (ASVS 2.3.4)", async () => {
      const { id } = await publish(suite(), kind);
      const responses = await changeConcurrently(id, { "If-Match": '"1"' });
      const accepted = responses.filter(({ status }) => status === 200);
      expect(accepted).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
      expect(await read(suite(), kind, id)).toEqual(await accepted[0]?.json());
    });

    test("applies all of twenty concurrent changes without If-Match", async () => {
      const { id } = await publish(suite(), kind);
      const bodies = (await changeConcurrently(id, {})).map((response) => response.json());
      const versions = ((await Promise.all(bodies)) as Entry[]).map(({ version }) => version);
      expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));
      expect(await read(suite(), kind, id)).toMatchObject({ version: 21 });
    });

    test.each(["unknown-a1b2c3", "__proto__", "%00"])(
      "returns 404 for the unknown id %s",
      async (id) => {
        const ifMatch = { "If-Match": '"1"' };
        for (const response of [
          await call(suite().site.url, `${kind.path}/${id}`),
          await change(id, kind.body),
          await change(id, kind.body, ifMatch),
          await remove(id),
        ]) {
          await expectFailure(response, { status: 404, message: `${kind.label} not found` });
        }
      },
    );
  });

  test("lists ended offers last in the carousel and with endedLast=true, both groups newest first", async () => {
    const { list } = bindEntryCalls(suite, offers);
    await suite().database.query(`DELETE FROM "Offer"`);
    const today = formatIndianIsoDate(new Date());
    const yesterday = formatIndianIsoDate(new Date(Date.now() - 24 * 60 * 60 * 1_000));
    const current: Entry[] = [];
    const ended: Entry[] = [];
    for (let round = 1; round <= 5; round += 1) {
      current.unshift(await publish(suite(), offers, { validUntil: null }));
      ended.unshift(await publish(suite(), offers, { validUntil: yesterday }));
      current.unshift(await publish(suite(), offers, { validUntil: today }));
    }
    const sorted = [...current, ...ended];
    for (const [query, entries] of [
      ["?endedLast=true", sorted],
      ["?endedLast=true&page=1&pageSize=12", sorted.slice(0, 12)],
      ["?endedLast=true&page=2&pageSize=12", sorted.slice(12)],
    ] as const) {
      expect([query, (await list(query)).entries]).toEqual([query, entries]);
    }
    const html = await (await call(suite().site.url, "/")).text();
    const { document } = new JSDOM(html).window;
    const slides = [...document.querySelectorAll("[aria-roledescription=slide]")].map((slide) => ({
      href: slide.querySelector("a")?.getAttribute("href"),
      saysEnded: slide.textContent.includes("Ended"),
    }));
    expect(slides).toEqual(
      sorted.slice(0, 12).map((offer) => ({
        href: `/offers/${offer.id}`,
        saysEnded: ended.includes(offer),
      })),
    );
  });
});
