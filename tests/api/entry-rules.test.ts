import { expect, test } from "@jest/globals";
import { offerCategories } from "@/lib/entries/offer/schema";
import { expectInvalid } from "../support/failures";
import { bindEntryCalls } from "../support/entry-calls";
import { onSqlite } from "../support/on-each-database";
import {
  blogs,
  type Fields,
  media,
  offers,
  publish,
  type PublishedKind,
  publishedKinds,
  read,
} from "../support/published-kinds";

onSqlite("The validation of entries", (suite) => {
  const create = (kind: PublishedKind, fields: Fields) =>
    bindEntryCalls(suite, kind).create({ ...kind.body, ...fields });

  test.each(publishedKinds)(
    "sanitises the $html of $path before it is stored (ASVS 1.3.1)",
    async (kind) => {
      const select = `SELECT "${kind.html}" AS html FROM "${kind.table}" WHERE "id" = ?`;
      const stored = () => suite().database.query(select, [entry.id]);
      const hostile = '<p onclick="alert(1)">a<script>alert(1)</script></p><svg onload="x"></svg>';
      const entry = await publish(suite(), kind, { [kind.html]: hostile });
      expect(entry[kind.html]).toBe("<p>a</p>");
      expect(await stored()).toEqual([{ html: "<p>a</p>" }]);
      const changed = '<h2>b</h2><a href="javascript:alert(1)">c</a>';
      await bindEntryCalls(suite, kind).change(entry.id, { ...kind.body, [kind.html]: changed });
      expect(await stored()).toEqual([{ html: "<h2>b</h2><a>c</a>" }]);
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
      await expectInvalid(await create(kind, { [field]: url }), { [field]: message! });
    }
  });

  test("stores every permitted value unchanged", async () => {
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

  const LENGTH = "Length must be a whole number of seconds from 1 to 86400";
  const CATEGORY = "Category must be one of lease, loan, insurance, investment, other";
  const TYPE = "Media type must be file, youtube or both";

  test.each<[string, PublishedKind, unknown[], string]>([
    ["duration", media, [0, 6.5, 86_401, "372"], LENGTH],
    ["language", media, ["a".repeat(41)], "Language must be at most 40 characters"],
    ["mediaType", media, ["File", ["file"]], TYPE],
    ["category", offers, ["", "Loan", null, ["loan"]], CATEGORY],
  ])("refuses an invalid %s with the field's message", async (field, kind, values, message) => {
    for (const value of values) {
      await expectInvalid(await create(kind, { [field]: value }), { [field]: message });
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
      await expectInvalid(await create(offers, { validUntil }), {
        validUntil: "Valid until must be a date such as 2027-03-31",
      });
    },
  );

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
        await expectInvalid(await create(media, { mediaType, ...urls }), missingFields);
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
