import { describe, expect, test } from "@jest/globals";
import { readdir, utimes } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { call } from "../../tools/site/calls";
import { expectFailure } from "../support/failures";
import { onSqlite } from "../support/on-each-database";
import { jpeg, movingGif, movingPng, pdf, photograph, png, webp } from "../support/images";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { UPLOADS_DIR } from "../../tools/site/site";
import { upload, uploadsIn } from "../support/uploads";

type Upload = { url: string; kind: string; notice?: string };

const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

onSqlite("An upload", (suite) => {
  const send = (bytes: Buffer, options: Parameters<typeof upload>[2] = {}) =>
    upload(suite().site.url, bytes, { token: suite().token, ...options });
  const stored = async (bytes: Buffer, options: Parameters<typeof upload>[2] = {}) => {
    const response = await send(bytes, options);
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return (await response.json()) as Upload;
  };
  const get = (address: string, accept = "*/*", headers: Record<string, string> = {}) =>
    call(suite().site.url, address, { headers: { Accept: accept, ...headers } });
  const read = async (address: string, accept?: string) => {
    const response = await get(address, accept);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { type: response.headers.get("content-type"), bytes };
  };

  test("needs an administrator, before anything of it is read", async () => {
    const bytes = await jpeg();
    const { url } = suite().site;
    await expectFailure(await upload(url, bytes, {}), { status: 401 });
    await expectFailure(await upload(url, bytes, { token: "wrong" }), { status: 401 });
  });

  test("of each kind of picture gets an address that ends as texts and fields allow", async () => {
    const files = { jpg: await jpeg(), png: await png({ width: 90, height: 60, alpha: 0.5 }) };
    expect((await stored(files.jpg, { name: "Diwali Offer (1).JPG" })).url).toMatch(
      /^\/uploads\/[\da-f]{32}\/diwali-offer-1-900x600\.jpg$/,
    );
    expect((await stored(files.png, { name: "logo.png" })).url).toMatch(/\/logo-90x60\.png$/);
    expect((await stored(await webp(), { name: "a.webp" })).url).toMatch(/\/a-900x600\.jpg$/);
    expect((await stored(await movingGif(), { name: "b.gif" })).url).toMatch(/\/b-60x40\.gif$/);
    // Transparent throughout is a picture too; opaque ones lose a channel that says nothing.
    expect((await stored(await png(), { name: "c.png" })).url).toMatch(/\/c-900x600\.jpg$/);
  });

  test("is known by its content, whatever its name and type say", async () => {
    const { url } = await stored(await png({ width: 9, height: 6, alpha: 0.5 }), {
      name: "photo.jpeg",
      type: "image/jpeg",
    });
    expect(url).toMatch(/\/photo-9x6\.png$/);
    expect((await read(url)).type).toBe("image/png");
  });

  test("is served in the best format that the browser names, and in each width", async () => {
    const { url } = await stored(await jpeg({ width: 1000, height: 500 }), { name: "w.jpg" });
    const [, id = "", file] = /^\/uploads\/(.{32})\/(.+)$/.exec(url)!;
    const photo = await stored(await photograph(), { name: "photo.jpg" });
    expect((await read(photo.url, CHROME)).type).toBe("image/avif");
    expect((await read(url, "image/webp,*/*")).type).toBe("image/webp");
    expect((await read(url, "image/webp;q=0,*/*")).type).toBe("image/jpeg");
    // What takes everything may not know the newer formats: a mail program, a crawler.
    expect((await read(url, "*/*")).type).toBe("image/jpeg");
    for (const accept of [CHROME, "image/webp", "*/*"]) {
      for (const width of [320, 640, 960]) {
        const { bytes } = await read(`/uploads/${id}/${width}/${file}`, accept);
        expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width / 2 });
      }
      expect(await sharp((await read(url, accept)).bytes).metadata()).toMatchObject({
        width: 1000,
      });
    }
  });

  test("is upright, as small as it is ever shown, and says nothing of who took it where", async () => {
    const original = await photograph();
    expect(original.includes("SecretCamera")).toBe(true);
    const { url } = await stored(original, { name: "IMG_2041.jpg" });
    // Taken 2400 wide on its side: 1600 wide upright, and the left half is on top.
    expect(url).toMatch(/\/img-2041-1600x2400\.jpg$/);
    for (const accept of [CHROME, "image/webp", "*/*"]) {
      const { bytes } = await read(url, accept);
      const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(bytes.includes("Secret")).toBe(false);
      expect([width, height]).toEqual([1600, 2400]);
      const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => [...data.subarray((y * 1600 + x) * 3).subarray(0, 3)];
      const [red = 0, , blue = 0] = pixel(800, 100);
      expect(red).toBeGreaterThan(200);
      expect(blue).toBeLessThan(60);
      expect(pixel(800, 2300)[2]).toBeGreaterThan(200);
    }
    const wide = await stored(await jpeg({ width: 4000, height: 1000 }), { name: "wide.jpg" });
    expect(wide.url).toMatch(/\/wide-1920x480\.jpg$/);
  });

  test("that moves says nothing of it either", async () => {
    const original = await sharp(await movingGif(), { animated: true })
      .withExif({ IFD0: { Copyright: "Secret Owner" } })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Secret</x:xmpmeta>")
      .webp()
      .toBuffer();
    expect(original.includes("Secret")).toBe(true);
    const { url } = await stored(original, { name: "moving.webp" });
    for (const accept of ["*/*", "image/webp"]) {
      expect((await read(url, accept)).bytes.includes("Secret")).toBe(false);
    }
  });

  test("that moves still does", async () => {
    const { url } = await stored(await movingGif(), { name: "m.gif" });
    for (const accept of ["*/*", "image/webp"]) {
      const { bytes } = await read(url, accept);
      expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
        pages: 3,
        width: 60,
        pageHeight: 40,
        delay: [100, 100, 100],
      });
    }
  });

  test("of a PDF is for media alone, and is served as it is and as nothing else", async () => {
    const message = "This file cannot be used. Choose a PNG, JPEG, GIF or WebP picture.";
    const refused = { status: 415, message, fields: { file: message } } as const;
    await expectFailure(await send(pdf(), { name: "f.pdf" }), refused);
    const { url, kind } = await stored(pdf(), { name: "Fact Sheet 2026.pdf", purpose: "file" });
    expect(kind).toBe("pdf");
    expect(url).toMatch(/^\/uploads\/[\da-f]{32}\/fact-sheet-2026\.pdf$/);
    const { type, bytes } = await read(url);
    expect(type).toBe("application/pdf");
    expect(bytes).toEqual(pdf());
    expect((await stored(await jpeg(), { purpose: "file" })).kind).toBe("image");
  });

  test.each<[string, string, string]>([
    ["a byte order mark", "\xef\xbb\xbf", ""],
    ["line ends", "\r\n\n", ""],
    ["a printer's commands", "\x1b%-12345X@PJL JOB\r\n", ""],
    ["1,000 spaces", " ".repeat(1_000), ""],
    ["padding behind it", "", "\0".repeat(2_048)],
    ["a mail gateway's lines behind it", "", "-- scanned --\r\n".repeat(20)],
  ])("of a PDF with %s is served as it is", async (_, before, after) => {
    const bytes = Buffer.concat([Buffer.from(before, "latin1"), pdf(), Buffer.from(after)]);
    const { url } = await stored(bytes, { name: "a.pdf", purpose: "file" });
    expect(await read(url)).toEqual({ type: "application/pdf", bytes });
  });

  test("says what becomes of an animated PNG and of a protected PDF", async () => {
    const moving = await stored(await movingPng(), { name: "m.png" });
    expect(moving.notice).toMatch(/^Only the first frame of this animated PNG is shown\./);
    const text = pdf().toString("latin1");
    const encrypted = Buffer.from(text.replace("/Root 1 0 R", "/Root 1 0 R/Encrypt 9 0 R"));
    const file = await stored(encrypted, { name: "p.pdf", purpose: "file" });
    expect(file.notice).toMatch(/^This PDF is protected\./);
    for (const bytes of [await png({ width: 30, height: 20 }), pdf()]) {
      expect(await stored(bytes, { name: "plain", purpose: "file" })).not.toHaveProperty("notice");
    }
  });

  test("keeps the name of an uploaded PDF, in any script", async () => {
    const name = async (given: string) => {
      const { url } = await stored(pdf(), { name: given, purpose: "file" });
      return [url.split("/").pop(), (await get(url)).headers.get("content-disposition")];
    };
    const hindi = encodeURIComponent("फंड (1) तथ्य.pdf").replace("(", "%28").replace(")", "%29");
    expect(await name("C:\\डेस्क\\फंड (1)\r\nतथ्य.PDF")).toEqual([
      "1.pdf",
      `inline; filename="1.pdf"; filename*=UTF-8''${hindi}`,
    ]);
    expect((await name("कर.pdf"))[1]).not.toBe((await name("ऋण.pdf"))[1]);
    expect((await name("\u202egpj.नाम.pdf"))[1]).toMatch(/UTF-8''gpj\.%E0%A4%A8/);
  });

  test("is saved under its own name, in the format that was served", async () => {
    const { url } = await stored(await jpeg({ width: 900, height: 60 }), { name: "Our desk.jpg" });
    const sheet = await stored(pdf(), { name: "f.pdf", purpose: "file" });
    const name = async (address: string, accept?: string) =>
      (await get(address, accept)).headers.get("content-disposition");
    expect(await name(url)).toBe('inline; filename="our-desk-900x60.jpg"');
    expect(await name(url, "image/webp,*/*")).toBe('inline; filename="our-desk-900x60.webp"');
    expect(await name(sheet.url)).toBe('inline; filename="f.pdf"');
  });

  test("stands in the list, newest first, with what shows it", async () => {
    const { site, token } = suite();
    const listed = (query = "") => call(site.url, `/api/uploads${query}`, { token });
    await expectFailure(await call(site.url, "/api/uploads"), { status: 401 });
    const sheet = await stored(pdf(), { name: "सूची.pdf", purpose: "file" });
    const image = await stored(await jpeg({ width: 800, height: 60 }), { name: "Listed One.jpg" });
    await publishMedia(site.url, token, { title: "Sheet", fileUrl: sheet.url });
    const { id } = await publishOffer(site.url, token, { title: "With it", image: image.url });
    // The clock of the disk may not tell them apart.
    for (const [age, { url }] of [image, sheet].entries()) {
      const then = new Date(Date.now() + 60_000 - age * 1_000);
      await utimes(path.join(UPLOADS_DIR, url.split("/")[2]!), then, then);
    }
    const response = await listed("?page=1&pageSize=2");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(Number(response.headers.get("x-total-count"))).toBeGreaterThan(2);
    const use = { isCurrent: true, id: expect.any(String) };
    expect(await response.json()).toEqual([
      expect.objectContaining({
        url: image.url,
        kind: "image",
        name: "Listed One.jpg",
        uses: [{ ...use, entity: "offer", title: "With it" }],
      }),
      expect.objectContaining({
        url: sheet.url,
        kind: "pdf",
        name: "सूची.pdf",
        bytes: pdf().length,
        uses: [{ ...use, entity: "media", title: "Sheet" }],
      }),
    ]);
    await call(site.url, `/api/offers/${id}`, { method: "DELETE", token });
    const [first] = (await (await listed("?pageSize=1")).json()) as { uses: object[] }[];
    expect(first!.uses).toEqual([{ entity: "offer", id, title: "With it", isCurrent: false }]);
    await call(site.url, `/api/uploads/${image.url.split("/")[2]}`, { method: "DELETE", token });
    expect(await (await listed("?pageSize=1")).json()).toMatchObject([{ url: sheet.url }]);
  });

  describe("that is withdrawn", () => {
    const idIn = (url: string) => url.split("/")[2]!;
    const withdraw = (id: string, token: string | undefined = suite().token) =>
      call(suite().site.url, `/api/uploads/${id}`, { method: "DELETE", token });

    test("is gone from the disk and from each of its addresses, and can be put again", async () => {
      const bytes = await jpeg({ width: 700, height: 70 });
      const { url } = await stored(bytes, { name: "gone.jpg" });
      const id = idIn(url);
      const narrow = url.replace(/\/([^/]+)$/, "/320/$1");
      expect((await get(narrow)).status).toBe(200);
      await expectFailure(await withdraw(id, "wrong"), { status: 401 });
      const answer = await withdraw(id);
      expect([answer.status, await answer.text()]).toEqual([204, ""]);
      expect(await readdir(path.join(UPLOADS_DIR, id))).toEqual([]);
      expect((await uploadsIn(UPLOADS_DIR)).incoming).toEqual([]);
      for (const address of [url, narrow, `/uploads/${id}/gone-1x1.jpg`]) {
        const { status, headers } = await get(address, CHROME);
        expect([status, headers.get("cache-control")]).toEqual([410, "no-store"]);
      }
      for (const unknown of [id, "%00", "none"]) {
        await expectFailure(await withdraw(unknown), { status: 404, message: "Upload not found" });
      }
      const entries = (await (
        await call(suite().site.url, "/api/audit?page=1&pageSize=1", { token: suite().token })
      ).json()) as object[];
      expect(entries).toMatchObject([{ action: "delete", entity: "upload", entityId: id }]);

      expect(await stored(bytes, { name: "gone.jpg" })).toMatchObject({ url });
      expect((await get(url)).status).toBe(200);
    });

    test("is refused while an entry shows it, with that entry's title", async () => {
      const { site, token } = suite();
      const { url } = await stored(await jpeg({ width: 70, height: 70 }), { name: "used.jpg" });
      const image = `<p><img src="${url}" alt=""></p>`;
      const entries = [
        ["blogs", publishBlog, { image: url }],
        ["blogs", publishBlog, { content: image }],
        ["media", publishMedia, { fileUrl: url }],
        ["media", publishMedia, { description: image }],
        ["media", publishMedia, { poster: url }],
        ["offers", publishOffer, { image: url }],
        ["offers", publishOffer, { description: image }],
      ] as const;
      // One at a time: another entry that shows it would be reason enough.
      for (const [kind, publish, fields] of entries) {
        const { id } = await publish(site.url, token, { title: "Used", ...fields });
        await expectFailure(await withdraw(idIn(url)), {
          status: 409,
          message: "“Used” still uses this file. Remove it from there first.",
        });
        expect((await get(url)).status).toBe(200);
        await call(site.url, `/api/${kind}/${id}`, { method: "DELETE", token });
      }
      expect((await withdraw(idIn(url))).status).toBe(204);
    });

    test.each(["x", "..%2f..", "0".repeat(32)])("%j is none", async (id) => {
      await expectFailure(await withdraw(id), { status: 404 });
    });
  });

  test("never changes: it may be kept for ever, and does nothing by itself", async () => {
    for (const { url } of [
      await stored(await jpeg()),
      await stored(pdf(), { name: "f.pdf", purpose: "file" }),
    ]) {
      const { headers } = await get(url, CHROME);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("vary")?.split(", ")).toContain("Accept");
      const policy = headers.get("content-security-policy")?.split("; ");
      // Safari shows a PDF with scripts of its own. Neither has an origin.
      const sandbox = url.endsWith(".pdf") ? "sandbox allow-scripts" : "sandbox";
      expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", sandbox]));
      const etag = headers.get("etag") ?? "";
      const again = await get(url, CHROME, { "If-None-Match": etag });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      const other = await get(url, CHROME, { "If-None-Match": '"another"' });
      expect(other.status).toBe(200);
      const head = await call(suite().site.url, url, {
        method: "HEAD",
        headers: { Accept: CHROME },
      });
      expect([head.status, head.headers.get("etag")]).toEqual([200, etag]);
      expect(await head.text()).toBe("");
    }
  });

  test("of the same file is the same; under another name it is another", async () => {
    const bytes = await jpeg({ width: 30, height: 20 });
    const first = await stored(bytes, { name: "one.jpg" });
    expect(await stored(bytes, { name: "one.jpg" })).toEqual(first);
    expect(await stored(bytes, { name: "two.jpg" })).not.toEqual(first);
    const both = await Promise.all(
      Array.from({ length: 4 }, () => stored(bytes, { name: "three.jpg" })),
    );
    expect(new Set(both.map(({ url }) => url)).size).toBe(1);
  });

  test.each([
    ["../../../etc/passwd", "passwd"],
    ["..\\..\\boot.jpg", "boot"],
    ["/etc/cron.d/x.jpg", "x"],
    ["a/../../b.jpg", "b"],
    ["\0.jpg", "image"],
    ["...", "image"],
    ["फोटो.jpg", "image"],
    ["%2e%2e%2f.jpg", "2e-2e-2f"],
    ["<script>alert(1)</script>.jpg", "script"],
    ["a\r\nSet-Cookie: x=1.jpg", "a-set-cookie-x-1"],
    [`${"long ".repeat(100)}.jpg`, "long-long-long-long-long-long-long-long-long-long-long-long"],
  ])("called %j keeps no path and no sign of it", async (name, slug) => {
    const { url } = await stored(await jpeg({ width: 3, height: 2 }), { name });
    expect(url.replace(/^\/uploads\/[\da-f]{32}\//, "")).toBe(`${slug}-3x2.jpg`);
    expect((await get(url)).status).toBe(200);
  });

  test.each(["%E0%A4%A", "%", "%00%", `${"a".repeat(3_001)}.jpg`])(
    "with the name %j, which cannot be read, has none",
    async (name) => {
      const { site, token } = suite();
      const response = await call(site.url, "/api/uploads", {
        method: "POST",
        token,
        raw: new Uint8Array(await jpeg({ width: 3, height: 2 })),
        headers: { "X-File-Name": name },
      });
      expect(((await response.json()) as Upload).url).toMatch(/\/image-3x2\.jpg$/);
    },
  );

  test("is found by its whole address alone", async () => {
    const { url } = await stored(await jpeg({ width: 500, height: 300 }), { name: "here.jpg" });
    const [, id = "", file] = /^\/uploads\/(.{32})\/(.+)$/.exec(url)!;
    const nowhere = [
      `/uploads/${id}`,
      `/uploads/${id}/there-500x300.jpg`,
      `/uploads/${id}/here-500x301.jpg`,
      `/uploads/${id}/320.webp`,
      `/uploads/${id}/321/${file}`,
      `/uploads/${id}/640/${file}`,
      `/uploads/${id}/320/320/${file}`,
      `/uploads/${id}/..%2f..%2fpackage.json`,
      `/uploads/${id}/%2e%2e/${id}/320.webp`,
      `/uploads/.incoming/${file}`,
      `/uploads/${"0".repeat(32)}/${file}`,
      `/uploads/${id.toUpperCase()}x/${file}`,
      `/uploads/${id}/${"long".repeat(100)}-500x300.jpg`,
    ];
    for (const address of nowhere) {
      const response = await get(address, CHROME);
      expect([address, response.status]).toEqual([address, 404]);
      expect(response.headers.get("cache-control")).not.toMatch(/max-age=[1-9]/);
    }
  });

  test("is entered in the audit with what it is called, not with who is in it", async () => {
    await stored(await jpeg({ width: 7, height: 5 }), { name: "team.jpg" });
    const audit = await call(suite().site.url, "/api/audit?page=1&pageSize=1", {
      token: suite().token,
    });
    expect(await audit.json()).toEqual([
      expect.objectContaining({
        actorName: "asha",
        action: "create",
        entity: "upload",
        entityId: expect.stringMatching(/^[\da-f]{32}$/),
        detail: "team-7x5.jpg",
      }),
    ]);
  });
});
