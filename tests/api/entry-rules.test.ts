import { describe, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectInvalid } from "../support/failures";
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

// What holds for one kind of entry, or one field of it.

const PIXEL = "data:image/png;base64,iVBORw0KGgo=";
const SVG_DATA = "data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+";

const everyFormat =
  "<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>" +
  '<p data-indent="2"><strong>bold</strong> <em>italic</em> <u>under</u> <s>gone</s><br>line</p>' +
  '<p><a href="https://rbi.org.in/?a=1&amp;b=2">web</a> <a href="mailto:a@b.example">mail</a>' +
  ' <a href="tel:+911234567890">call</a> <a href="/contact">own</a></p>' +
  '<ul><li><p>dot</p></li></ul><ol start="3"><li><p>three</p></li></ol>' +
  "<blockquote><p>said</p></blockquote><pre><code>a &lt; b</code></pre>" +
  '<img src="https://images.example/a.JPG?w=1" alt="A well">';

const cleanings: [title: string, given: string, stored: string][] = [
  ["script is gone", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["an event handler is gone", '<p onclick="alert(1)">a</p>', "<p>a</p>"],
  [
    "the onerror of a picture is gone",
    '<img src="https://images.example/a.png" onerror="alert(1)">',
    '<img src="https://images.example/a.png">',
  ],
  ["a javascript: link is gone", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ["one that is spelt with a tab too", '<a href="java&#9;script:alert(1)">a</a>', "<a>a</a>"],
  [
    "one that is spelt with entities too",
    '<a href="&#106;avascript&colon;alert(1)">a</a>',
    "<a>a</a>",
  ],
  ["a data: link is gone", '<a href="data:text/html,<script>alert(1)</script>">a</a>', "<a>a</a>"],
  ["svg is gone", '<p>a</p><svg onload="alert(1)"><circle r="1"></circle></svg>', "<p>a</p>"],
  ["style is gone", "<style>p { color: red }</style><p>a</p>", "<p>a</p>"],
  ["a style attribute is gone", '<p style="position:fixed" class="x" id="y">a</p>', "<p>a</p>"],
  ["an iframe is gone", '<iframe src="https://evil.example"></iframe><p>a</p>', "<p>a</p>"],
  ["form fields are gone", '<form action="/x"><input name="a"><p>a</p></form>', "<p>a</p>"],
  ["a picture of data stays", `<img src="${PIXEL}">`, `<img src="${PIXEL}">`],
  ["a picture of svg data is gone", `<p>a</p><img src="${SVG_DATA}">`, "<p>a</p>"],
  ["a picture that ends in svg is gone", '<p>a</p><img src="https://x.example/a.svg">', "<p>a</p>"],
  ["every format of the editors stays", everyFormat, everyFormat],
];

onSqlite("The rules of entries", (suite) => {
  const create = (kind: PublishedKind, fields: Fields) =>
    call(suite().site.url, kind.path, {
      method: "POST",
      token: suite().token,
      body: { ...kind.body, ...fields },
    });

  describe.each(publishedKinds)("In the $html of $path", (kind) => {
    const storedHtml = async (id: string) => {
      const rows = await suite().database.query(
        `SELECT "${kind.html}" AS html FROM "${kind.table}" WHERE "id" = ?`,
        [id],
      );
      return rows[0]?.html;
    };

    test.each(cleanings)("%s before it is stored", async (_, given, stored) => {
      const entry = await publish(suite(), kind, { [kind.html]: given });
      expect(entry[kind.html]).toBe(stored);
      expect(await storedHtml(entry.id)).toBe(stored);
    });

    test("a change is cleaned before it is stored too", async () => {
      const { id } = await publish(suite(), kind);
      await call(suite().site.url, `${kind.path}/${id}`, {
        method: "PUT",
        token: suite().token,
        body: { ...kind.body, [kind.html]: "<p>b<script>alert(1)</script></p>" },
      });
      expect(await storedHtml(id)).toBe("<p>b</p>");
    });
  });

  describe.each([
    { kind: blogs, field: "image", label: "Image URL" },
    { kind: offers, field: "image", label: "Image URL" },
    { kind: media, field: "fileUrl", label: "File URL" },
    { kind: media, field: "poster", label: "Poster URL" },
  ])("The $field of $kind.path", ({ kind, field, label }) => {
    test.each([
      "https://images.example/a.png",
      "HTTP://images.example/a",
      "https://images.example/a?b=c#d",
      "/art/posts/a.jpg",
    ])("may be %s", async (address) => {
      expect(await publish(suite(), kind, { [field]: address })).toMatchObject({
        [field]: address,
      });
    });

    test.each([
      "javascript:alert(1)",
      "data:image/png;base64,iVBORw0KGgo=",
      "ftp://files.example/a",
      "//evil.example/a.png",
      "/\\evil.example/a.png",
      "/\t/evil.example/a.png",
      "a.png",
      "www.images.example",
    ])("must not be %j", async (address) => {
      await expectInvalid(await create(kind, { [field]: address }), {
        [field]: `${label} must be a web address that starts with https:// or http://`,
      });
    });
  });

  test.each(["https://", "https://two words.example/"])(
    "refuses the incomplete web address %s",
    async (image) => {
      await expectInvalid(await create(blogs, { image }), {
        image: "Image URL must be a complete web address, such as https://www.example.org/page",
      });
    },
  );

  test("stores a web address without spaces and invisible characters", async () => {
    const fileUrl = "\u202ahttps://files.example/My\n File.pdf\u200b ";
    const youtubeUrl = " https://youtu.be/RQ46CJBe3NQ\u200b";
    expect(await publish(suite(), media, { fileUrl, youtubeUrl })).toMatchObject({
      fileUrl: "https://files.example/My%20File.pdf",
      youtubeUrl: "https://youtu.be/RQ46CJBe3NQ",
    });
  });

  test.each([1, 372, 86_400, null])("a media item may be %j seconds long", async (duration) => {
    expect(await publish(suite(), media, { duration })).toMatchObject({ duration });
  });

  test.each([0, -60, 6.5, 86_401, "372", "6:12", "", true, [372], {}])(
    "a media item must not have the length %j",
    async (duration) => {
      await expectInvalid(await create(media, { duration }), {
        duration: "Length must be a whole number of seconds from 1 to 86400",
      });
    },
  );

  test.each([
    ["Hindi", "Hindi"],
    [" English and Tamil ", "English and Tamil"],
    ["ह".repeat(40), "ह".repeat(40)],
    ["", null],
    ["  ", null],
  ])("a media item may be in %j", async (language, stored) => {
    expect(await publish(suite(), media, { language })).toMatchObject({ language: stored });
  });

  test("a media item’s language has at most 40 characters", async () => {
    await expectInvalid(await create(media, { language: "a".repeat(41) }), {
      language: "Language may have at most 40 characters",
    });
  });

  test("a change of a media item without its length, language and poster takes them away", async () => {
    const { id } = await publish(suite(), media);
    const { title, fileUrl, mediaType } = media.otherBody;
    await call(suite().site.url, `${media.path}/${id}`, {
      method: "PUT",
      token: suite().token,
      body: { title, fileUrl, mediaType },
    });
    expect(await read(suite(), media, id)).toMatchObject({
      duration: null,
      language: null,
      poster: null,
    });
  });

  test.each(["lease", "loan", "insurance", "investment", "other"])(
    "an offer may be of the category %s",
    async (category) => {
      expect(await publish(suite(), offers, { category })).toMatchObject({ category });
    },
  );

  test.each(["", "gift", "Loan", 7, null, ["loan"], {}])(
    "an offer must not be of the category %j",
    async (category) => {
      await expectInvalid(await create(offers, { category }), {
        category: "Category must be one of lease, loan, insurance, investment, other",
      });
    },
  );

  test.each([
    ["2027-03-31", "2027-03-31"],
    ["2028-02-29", "2028-02-29"],
    [" 2027-03-31 ", "2027-03-31"],
    ["२०२७-०३-३१", "2027-03-31"],
    ["2027-03-31T00:00:00.000Z", "2027-03-31"],
    ["2027-03-31T23:59:59.999Z", "2027-03-31"],
    ["2027-03-31T18:30:00Z", "2027-03-31"],
    ["2027-03-31T00:00:00+05:30", "2027-03-31"],
    ["2027-03-31T23:30:00-11:00", "2027-03-31"],
    ["2027-03-31T10:15", "2027-03-31"],
    ["", null],
    [null, null],
  ])("validUntil %j is kept and answered as %j", async (given, kept) => {
    const { id } = await publish(suite(), offers, { validUntil: given });
    expect(await read(suite(), offers, id)).toMatchObject({ validUntil: kept });
  });

  test.each([
    "2027-02-29",
    "2027-13-01",
    "2027-00-10",
    "2027-04-31",
    "2027-3-1",
    "31-03-2027",
    "31/03/2027",
    "tomorrow",
    "2027-03-31Tnoon",
    "2027-03-31T25:00:00Z",
    "2027-03-31T10:15 or so",
    "2027-02-30T00:00:00Z",
    "1806451200000",
  ])("validUntil %j is no date and is refused", async (validUntil) => {
    await expectInvalid(await create(offers, { validUntil }), {
      validUntil: "Valid until must be a date such as 2027-03-31",
    });
  });

  test.each(["", null, undefined])("a media item needs a type and not %j", async (mediaType) => {
    await expectInvalid(await create(media, { mediaType }), {
      mediaType: "Media type is required",
    });
  });

  test.each(["video", "File", 7, ["file"], {}])(
    "a media item must not be of the type %j",
    async (mediaType) => {
      await expectInvalid(await create(media, { mediaType }), {
        mediaType: "Media type must be file, youtube or both",
      });
    },
  );

  const fileMissing = { fileUrl: "File URL is required" };
  const videoMissing = { youtubeUrl: "YouTube URL is required" };

  test.each([
    ["file", fileMissing],
    ["youtube", videoMissing],
    ["both", { ...fileMissing, ...videoMissing }],
  ])("a media item of the type %s without addresses is refused", async (mediaType, fields) => {
    for (const empty of [undefined, null, "", "  "]) {
      const addresses = { fileUrl: empty, youtubeUrl: empty };
      await expectInvalid(await create(media, { mediaType, ...addresses }), fields);
    }
  });

  test("a missing title does not hide the missing addresses", async () => {
    const before = await countRows(suite().database, "MediaItem");
    await expectInvalid(
      await create(media, { title: "", mediaType: "both", fileUrl: "", youtubeUrl: "" }),
      { title: "Title is required", ...fileMissing, ...videoMissing },
    );
    expect(await countRows(suite().database, "MediaItem")).toBe(before);
  });

  test("a file needs no video and a video no file", async () => {
    expect(
      await publish(suite(), media, { mediaType: "file", youtubeUrl: undefined }),
    ).toMatchObject({ fileUrl: media.body.fileUrl, youtubeUrl: null });
    expect(
      await publish(suite(), media, { mediaType: "youtube", fileUrl: undefined }),
    ).toMatchObject({ fileUrl: null, youtubeUrl: media.body.youtubeUrl });
  });

  test.each([
    "https://www.youtube.com/watch?v=00SIr-Nqut0&t=42",
    "https://youtu.be/RQ46CJBe3NQ",
    "https://www.youtube.com/embed/3pvysUNgkSw",
    "https://youtu.be/short",
    "http://films.example/a",
    "javascript:alert(1)",
    "the film on our channel",
  ])("the video link %s is stored as it was given", async (youtubeUrl) => {
    const { id } = await publish(suite(), media, { youtubeUrl });
    expect(await read(suite(), media, id)).toMatchObject({ youtubeUrl });
  });
});
