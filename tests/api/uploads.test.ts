import { describe, expect, test } from "@jest/globals";
import { readdir, utimes } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { call } from "../../tools/site/calls";
import { expectFailure } from "../support/failures";
import { onSqlite } from "../support/on-each-database";
import {
  createJpeg,
  createAnimatedGif,
  createAnimatedPng,
  createPdf,
  createPhoto,
  createPng,
  createWebp,
} from "../support/images";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { UPLOADS_DIR } from "../../tools/site/site";
import { upload, listUploads } from "../support/uploads";

type Upload = { url: string; kind: string; notice?: string };

const CHROME_ACCEPT = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

onSqlite("An upload", (suite) => {
  const send = (bytes: Buffer, options: Parameters<typeof upload>[2] = {}) =>
    upload(suite().site.url, bytes, { token: suite().token, ...options });
  const storeUpload = async (bytes: Buffer, options: Parameters<typeof upload>[2] = {}) => {
    const response = await send(bytes, options);
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return (await response.json()) as Upload;
  };
  const get = (url: string, accept = "*/*", headers: Record<string, string> = {}) =>
    call(suite().site.url, url, { headers: { Accept: accept, ...headers } });
  const read = async (url: string, accept?: string) => {
    const response = await get(url, accept);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { type: response.headers.get("content-type"), bytes };
  };

  test("gets a URL with its name, its width and height, and the extension of its stored format", async () => {
    const files = {
      jpg: await createJpeg(),
      png: await createPng({ width: 90, height: 60, alpha: 0.5 }),
    };
    expect((await storeUpload(files.jpg, { name: "Diwali Offer (1).JPG" })).url).toMatch(
      /^\/uploads\/[\da-f]{32}\/diwali-offer-1-900x600\.jpg$/,
    );
    expect((await storeUpload(files.png, { name: "logo.png" })).url).toMatch(/\/logo-90x60\.png$/);
    expect((await storeUpload(await createWebp(), { name: "a.webp" })).url).toMatch(
      /\/a-900x600\.jpg$/,
    );
    expect((await storeUpload(await createAnimatedGif(), { name: "b.gif" })).url).toMatch(
      /\/b-60x40\.gif$/,
    );
    expect((await storeUpload(await createPng(), { name: "c.png" })).url).toMatch(
      /\/c-900x600\.jpg$/,
    );
  });

  test("is recognised by its content, not its name or type (ASVS 5.2.2)", async () => {
    const bytes = await createPng({ width: 9, height: 6, alpha: 0.5 });
    const { url } = await storeUpload(bytes, { name: "photo.jpeg", type: "image/jpeg" });
    expect(url).toMatch(/\/photo-9x6\.png$/);
    expect((await read(url)).type).toBe("image/png");
  });

  test("is served in the best format that the browser accepts, and in each width", async () => {
    const { url } = await storeUpload(await createJpeg({ width: 1000, height: 500 }), {
      name: "w.jpg",
    });
    const [, id = "", file] = /^\/uploads\/(.{32})\/(.+)$/.exec(url)!;
    const photo = await storeUpload(await createPhoto(), { name: "photo.jpg" });
    expect((await read(photo.url, CHROME_ACCEPT)).type).toBe("image/avif");
    for (const [accept, type] of [
      ["image/webp,*/*", "image/webp"],
      ["image/webp;q=0,*/*", "image/jpeg"],
      // Clients that send */* (mail programs, crawlers) may not know the newer formats.
      ["*/*", "image/jpeg"],
    ] as const) {
      const original = await read(url, accept);
      expect([accept, original.type]).toEqual([accept, type]);
      expect((await sharp(original.bytes).metadata()).width).toBe(1000);
      for (const width of [320, 640, 960]) {
        const { bytes } = await read(`/uploads/${id}/${width}/${file}`, accept);
        expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width / 2 });
      }
    }
  });

  test("is turned upright, scaled down and stripped of metadata", async () => {
    const original = await createPhoto();
    expect(original.includes("SecretCamera")).toBe(true);
    const { url } = await storeUpload(original, { name: "IMG_2041.jpg" });
    // The upright image is 1600 pixels wide, and the left half of the original is at the top.
    expect(url).toMatch(/\/img-2041-1600x2400\.jpg$/);
    for (const accept of [CHROME_ACCEPT, "image/webp", "*/*"]) {
      const { bytes } = await read(url, accept);
      const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(bytes.includes("Secret")).toBe(false);
      expect([width, height]).toEqual([1600, 2400]);
      const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const blue = (y: number) => data[(y * 1600 + 800) * 3 + 2];
      expect(blue(100)).toBeLessThan(60);
      expect(blue(2300)).toBeGreaterThan(200);
    }
  });

  test("keeps its animation and loses its metadata", async () => {
    const original = await sharp(await createAnimatedGif(), { animated: true })
      .withExif({ IFD0: { Copyright: "Secret Owner" } })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Secret</x:xmpmeta>")
      .webp()
      .toBuffer();
    expect(original.includes("Secret")).toBe(true);
    const { url } = await storeUpload(original, { name: "m.webp" });
    for (const accept of ["*/*", "image/webp"]) {
      const { bytes } = await read(url, accept);
      expect(bytes.includes("Secret")).toBe(false);
      expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
        pages: 3,
        width: 60,
        pageHeight: 40,
        delay: [100, 100, 100],
      });
    }
  });

  test("is refused if it is a PDF sent without ?for=file; with ?for=file, a PDF is served unchanged", async () => {
    const message = "This file cannot be used. Choose a PNG, JPEG, GIF or WebP image.";
    const refusal = { status: 415, message, fields: { file: message } } as const;
    await expectFailure(await send(createPdf(), { name: "f.pdf" }), refusal);
    const file = Buffer.concat([Buffer.from("\ufeff"), createPdf(), Buffer.alloc(2_048)]);
    const { url, kind } = await storeUpload(file, { name: "Fact Sheet 2026.pdf", purpose: "file" });
    expect(kind).toBe("pdf");
    expect(url).toMatch(/^\/uploads\/[\da-f]{32}\/fact-sheet-2026\.pdf$/);
    expect(await read(url)).toEqual({ type: "application/pdf", bytes: file });
    expect((await storeUpload(await createJpeg(), { purpose: "file" })).kind).toBe("image");
  });

  test("returns a notice for an animated PNG and for a protected PDF", async () => {
    const animated = await storeUpload(await createAnimatedPng(), { name: "m.png" });
    expect(animated.notice).toMatch(/^Only the first frame of this animated PNG is shown\./);
    const text = createPdf().toString("latin1");
    const encrypted = Buffer.from(text.replace("/Root 1 0 R", "/Root 1 0 R/Encrypt 9 0 R"));
    const file = await storeUpload(encrypted, { name: "p.pdf", purpose: "file" });
    expect(file.notice).toMatch(/^This PDF is protected\./);
    const plain = await storeUpload(createPdf(), { name: "plain", purpose: "file" });
    expect(plain).not.toHaveProperty("notice");
  });

  test("is sent under its original name if it is a PDF with a Hindi name, without folders and invisible characters", async () => {
    const storeAndReadNames = async (fileName: string) => {
      const { url } = await storeUpload(createPdf(), { name: fileName, purpose: "file" });
      return [url.split("/").pop(), (await get(url)).headers.get("content-disposition")];
    };
    const hindi = encodeURIComponent("फंड (1) तथ्य.pdf").replace("(", "%28").replace(")", "%29");
    expect(await storeAndReadNames("C:\\डेस्क\\फंड (1)\r\nतथ्य.PDF")).toEqual([
      "phmd-1-tthy.pdf",
      `inline; filename="phmd-1-tthy.pdf"; filename*=UTF-8''${hindi}`,
    ]);
    expect((await storeAndReadNames("\u202egpj.नाम.pdf"))[1]).toMatch(/UTF-8''gpj\.%E0%A4%A8/);
  });

  test("has its URL's file name in Content-Disposition, with the extension of the served format (ASVS 5.4.1, 5.4.2)", async () => {
    const { url } = await storeUpload(await createJpeg({ width: 900, height: 60 }), {
      name: "Our desk.jpg",
    });
    for (const [accept, type] of [
      ["*/*", "jpg"],
      ["image/webp,*/*", "webp"],
    ] as const) {
      const { headers } = await get(url, accept);
      expect(headers.get("content-disposition")).toBe(`inline; filename="our-desk-900x60.${type}"`);
    }
  });

  test("is listed, newest first, with the entries that use it now or used it before", async () => {
    const { site, token } = suite();
    const getUploads = async (query: string) => {
      const response = await call(site.url, `/api/uploads${query}`, { token });
      expect(response.headers.get("cache-control")).toBe("no-store");
      const total = Number(response.headers.get("x-total-count"));
      return { total, items: (await response.json()) as { uses: object[] }[] };
    };
    const sheet = await storeUpload(createPdf(), { name: "सूची.pdf", purpose: "file" });
    const image = await storeUpload(await createJpeg({ width: 800, height: 60 }), {
      name: "Listed One.jpg",
    });
    const { id } = await publishOffer(site.url, token, { title: "With it", image: image.url });
    // Otherwise both files could have the same modification time.
    for (const [index, { url }] of [image, sheet].entries()) {
      const modifiedAt = new Date(Date.now() + 60_000 - index * 1_000);
      await utimes(path.join(UPLOADS_DIR, url.split("/")[2]!), modifiedAt, modifiedAt);
    }
    const { total, items } = await getUploads("?page=1&pageSize=2");
    expect(total).toBeGreaterThan(2);
    const use = { entity: "offer", id, title: "With it" };
    const listedUpload = { url: image.url, kind: "image", name: "Listed One.jpg" };
    expect(items).toMatchObject([
      { ...listedUpload, uses: [{ ...use, isCurrent: true }] },
      { url: sheet.url, kind: "pdf", name: "सूची.pdf", bytes: createPdf().length },
    ]);
    await call(site.url, `/api/offers/${id}`, { method: "DELETE", token });
    const [first] = (await getUploads("?pageSize=1")).items;
    expect(first!.uses).toEqual([{ ...use, isCurrent: false }]);

    const often = await publishOffer(site.url, token, { title: "Often edited", image: image.url });
    const readUses = async () => (await getUploads("?pageSize=1")).items[0]!.uses;
    for (let edit = 0; edit < 11; edit += 1) {
      const body = { ...often, discount: `${edit}%` };
      const edited = await call(site.url, `/api/offers/${often.id}`, {
        method: "PUT",
        token,
        body,
      });
      expect(edited.status).toBe(200);
    }
    expect(await readUses()).toMatchObject([{ id: often.id, isCurrent: true }, { id }]);
    await call(site.url, `/api/offers/${often.id}`, { method: "DELETE", token });
    expect(await readUses()).toMatchObject([{ id: often.id, isCurrent: false }, { id }]);
  });

  describe("DELETE /api/uploads/{id}", () => {
    const readId = (url: string) => url.split("/")[2]!;
    const deleteUpload = (id: string, token: string | undefined = suite().token) =>
      call(suite().site.url, `/api/uploads/${id}`, { method: "DELETE", token });

    test("deletes the file, makes every URL with its id return 410, and allows the same upload again", async () => {
      const { site, token } = suite();
      const bytes = await createJpeg({ width: 700, height: 70 });
      const { url } = await storeUpload(bytes, { name: "gone.jpg" });
      const id = readId(url);
      const narrowUrl = url.replace(/\/([^/]+)$/, "/320/$1");
      expect((await get(narrowUrl)).status).toBe(200);
      await expectFailure(await deleteUpload(id, "wrong"), { status: 401 });
      const answer = await deleteUpload(id);
      expect([answer.status, await answer.text()]).toEqual([204, ""]);
      expect(await readdir(path.join(UPLOADS_DIR, id))).toEqual([]);
      expect((await listUploads(UPLOADS_DIR)).incoming).toEqual([]);
      for (const deletedUrl of [url, narrowUrl, `/uploads/${id}/gone-1x1.jpg`]) {
        const { status, headers } = await get(deletedUrl, CHROME_ACCEPT);
        expect([status, headers.get("cache-control")]).toEqual([410, "no-store"]);
      }
      for (const unknownId of [id, "%00", "..%2f.."]) {
        expect([unknownId, (await deleteUpload(unknownId)).status]).toEqual([unknownId, 404]);
      }
      const audit = await call(site.url, "/api/audit?page=1&pageSize=2", { token });
      const entry = { actorName: "asha", entity: "upload", entityId: id };
      expect(await audit.json()).toMatchObject([
        { ...entry, action: "delete" },
        { ...entry, action: "create", detail: "gone-700x70.jpg" },
      ]);

      expect(await storeUpload(bytes, { name: "gone.jpg" })).toMatchObject({ url });
      expect((await get(url)).status).toBe(200);
    });

    test("returns 409 with the title of an entry that uses the file", async () => {
      const { site, token } = suite();
      const { url } = await storeUpload(await createJpeg({ width: 70, height: 70 }), {
        name: "used.jpg",
      });
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
      // Publishes one entry at a time, because each alone must block the deletion.
      for (const [kind, publish, fields] of entries) {
        const { id } = await publish(site.url, token, { title: "Used", ...fields });
        await expectFailure(await deleteUpload(readId(url)), {
          status: 409,
          message: "“Used” still uses this file. Remove it from there first.",
        });
        expect((await get(url)).status).toBe(200);
        await call(site.url, `/api/${kind}/${id}`, { method: "DELETE", token });
      }
      const saveFirm = (body: unknown) =>
        call(site.url, "/api/firm", { method: "PUT", token, body });
      await saveFirm({ people: [{ name: "Latha", role: "Adviser", photograph: url }] });
      await expectFailure(await deleteUpload(readId(url)), {
        status: 409,
        message: "“Firm details” still uses this file. Remove it from there first.",
      });
      await saveFirm({});
      expect((await deleteUpload(readId(url))).status).toBe(204);
    });
  });

  test("is served as immutable and in a sandbox (ASVS 5.3.1)", async () => {
    for (const { url } of [
      await storeUpload(await createJpeg()),
      await storeUpload(createPdf(), { name: "f.pdf", purpose: "file" }),
    ]) {
      const { headers } = await get(url, CHROME_ACCEPT);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("vary")?.split(", ")).toContain("Accept");
      const policy = headers.get("content-security-policy")?.split("; ");
      // Safari's PDF viewer needs scripts. Without allow-same-origin, they run in an opaque origin.
      const sandbox = url.endsWith(".pdf") ? "sandbox allow-scripts" : "sandbox";
      expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", sandbox]));
      const revalidated = await get(url, CHROME_ACCEPT, { "If-None-Match": headers.get("etag")! });
      expect([revalidated.status, await revalidated.text()]).toEqual([304, ""]);
    }
  });

  test("gets the same URL for the same file and name, and a different URL for another name", async () => {
    const bytes = await createJpeg({ width: 30, height: 20 });
    const first = await storeUpload(bytes, { name: "one.jpg" });
    expect(await storeUpload(bytes, { name: "one.jpg" })).toEqual(first);
    expect(await storeUpload(bytes, { name: "two.jpg" })).not.toEqual(first);
    const storeThree = () => storeUpload(bytes, { name: "three.jpg" });
    const uploads = await Promise.all([storeThree(), storeThree(), storeThree(), storeThree()]);
    expect(new Set(uploads.map(({ url }) => url)).size).toBe(1);
  });

  test.each([
    ["../../../etc/passwd", "passwd"],
    ["..\\..\\boot.jpg", "boot"],
    ["फोटो.jpg", "photo"],
    ["🏠.jpg", "image"],
    ["<script>alert(1)</script>.jpg", "script"],
    ["a\r\nSet-Cookie: x=1.jpg", "a-set-cookie-x-1"],
    [`${"long ".repeat(100)}.jpg`, "long-long-long-long-long-long-long-long-long-long-long-long"],
  ])("gets a URL in which the name %j becomes %s (ASVS 5.3.2)", async (name, slug) => {
    const { url } = await storeUpload(await createJpeg({ width: 3, height: 2 }), { name });
    expect(url.replace(/^\/uploads\/[\da-f]{32}\//, "")).toBe(`${slug}-3x2.jpg`);
    expect((await get(url)).status).toBe(200);
  });

  test("is served only at its exact URLs", async () => {
    const { url } = await storeUpload(await createJpeg({ width: 500, height: 300 }), {
      name: "here.jpg",
    });
    const [, id = "", file] = /^\/uploads\/(.{32})\/(.+)$/.exec(url)!;
    const unknownUrls = [
      `/uploads/${id}`,
      `/uploads/${id}/there-500x300.jpg`,
      `/uploads/${id}/321/${file}`,
      `/uploads/${id}/640/${file}`,
      `/uploads/${id}/..%2f..%2fpackage.json`,
      `/uploads/.incoming/${file}`,
      `/uploads/${"0".repeat(32)}/${file}`,
    ];
    for (const unknownUrl of unknownUrls) {
      const response = await get(unknownUrl, CHROME_ACCEPT);
      expect([unknownUrl, response.status]).toEqual([unknownUrl, 404]);
      expect(response.headers.get("cache-control")).not.toMatch(/max-age=[1-9]/);
    }
  });
});
