import { describe, expect, test } from "@jest/globals";
import { isAllowedImage } from "./rules";
import { toPageHtml } from "./page-html";
import { sanitizeHtml } from "./sanitize";
import { nameImage, buildUploadUrl, parseUploadedImage } from "@/lib/uploads/url";

const ID = "0123456789abcdef0123456789abcdef";
const wideUrl = `/uploads/${ID}/lamps-1600x900.jpg`;

describe("parseUploadedImage", () => {
  test("returns the size of an image and a srcset of its stored widths", () => {
    const file = nameImage("lamps", { width: 1000, height: 500, extension: "png" });
    const url = buildUploadUrl(ID, file);
    expect(url).toBe(`/uploads/${ID}/lamps-1000x500.png`);
    expect(parseUploadedImage(url)).toEqual({
      width: 1000,
      height: 500,
      srcSet: [
        `/uploads/${ID}/320/${file} 320w`,
        `/uploads/${ID}/640/${file} 640w`,
        `/uploads/${ID}/960/${file} 960w`,
        `${url} 1000w`,
      ].join(", "),
    });
    expect(isAllowedImage(url)).toBe(true);
  });

  test("returns no srcset for an animated or small image", () => {
    for (const file of ["wave-900x60.gif", "dot-320x20.png"]) {
      expect(parseUploadedImage(`/uploads/${ID}/${file}`)).toMatchObject({ srcSet: undefined });
    }
  });

  test.each([
    `https://example.org${wideUrl}`,
    `/uploads/${ID}/lamps.jpg`,
    `/uploads/${ID}/640/lamps-1600x900.jpg`,
    `/uploads/${ID}/../lamps-1600x900.jpg`,
    `${wideUrl}?x=1`,
    `${wideUrl}\n`,
    `/uploads/${ID}/a"onload="x-1x1.jpg`,
  ])("returns null for %j", (url) => expect(parseUploadedImage(url)).toBeNull());
});

describe("toPageHtml", () => {
  test("adds size, srcset and lazy loading to each uploaded image", () => {
    const html = `<p>a <img src="${wideUrl}" alt="Lamps &amp; light"> b <img alt="" src="${wideUrl}"></p>`;
    const [first = "", second = ""] = toPageHtml(html, "article").match(/<img[^>]*>/g) ?? [];
    for (const image of [first, second]) {
      expect(image).toContain(' width="1600" height="900"');
      expect(image).toContain(` srcset="/uploads/${ID}/320/lamps-1600x900.jpg 320w, `);
      expect(image).toContain(' sizes="min(44rem, 92vw)" loading="lazy" decoding="async">');
    }
    expect(first).toContain('alt="Lamps &amp; light"');
    expect(second).toContain('alt=""');
  });

  test("leaves other images and all text unchanged", () => {
    const html = [
      '<p><img src="https://example.org/a.png" alt="x"></p>',
      `<p>&lt;img src="${wideUrl}"&gt; <code>&lt;img src="${wideUrl}"&gt;</code></p>`,
      `<p><a href="${wideUrl}">a picture</a></p>`,
      `<p><img src="https://example.org/a.png" alt='<img src="${wideUrl}">'></p>`,
    ].join("");
    expect(toPageHtml(html, "card")).toBe(sanitizeHtml(html));
  });

  test.each([
    [`<p>SIP کے بارے میں</p>`, `<p dir="rtl">SIP کے بارے میں</p>`],
    [
      `<p>Home loans, قرض</p><p>8.5%</p><p>قرض</p>`,
      `<p>Home loans, قرض</p><p>8.5%</p><p dir="rtl">قرض</p>`,
    ],
    [
      `<ul><li><p>گھر کا <em>قرض</em></p></li><li><p>EMI</p></li><li><p>8.5%</p></li></ul>`,
      `<ul dir="rtl"><li><p>گھر کا <em>قرض</em></p></li><li><p dir="ltr">EMI</p></li><li><p>8.5%</p></li></ul>`,
    ],
    [
      `<blockquote><p>قرض</p></blockquote><p><img src="https://a.example/a.png" alt="&lt;p&gt;قرض"></p>`,
      `<blockquote dir="rtl"><p>قرض</p></blockquote><p><img src="https://a.example/a.png" alt="&lt;p&gt;قرض"></p>`,
    ],
  ])("sets the text direction from the letters: %s", (stored, output) => {
    expect(toPageHtml(stored, "card")).toBe(output);
  });

  test("adds size and lazy loading, but no srcset, to a small image", () => {
    const url = `/uploads/${ID}/dot-320x20.png`;
    expect(toPageHtml(`<img src="${url}">`, "card")).toBe(
      `<img src="${url}" width="320" height="20" loading="lazy" decoding="async">`,
    );
  });

  test("removes markup that the editor cannot create", () => {
    const hostile = `<img src="${wideUrl}" onerror="alert(1)" srcset="//evil" style="x" width="9"><script>1</script>`;
    const html = toPageHtml(hostile, "article");
    expect(html).not.toMatch(/onerror|evil|style|script|width="9"/);
    expect(html.match(/srcset=/g)).toHaveLength(1);
  });
});
