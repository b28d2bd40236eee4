import { describe, expect, test } from "@jest/globals";
import { isAllowedImage } from "./rules";
import { toPageHtml } from "./page-html";
import { imageFile, uploadUrl, uploadedImage } from "@/lib/uploads/url";

const ID = "0123456789abcdef0123456789abcdef";
const wide = `/uploads/${ID}/lamps-1600x900.jpg`;

describe("The address of an upload", () => {
  test("tells the size of a picture, and the widths that are kept of it", () => {
    const file = imageFile("lamps", { width: 1000, height: 500, ending: "png" });
    const url = uploadUrl(ID, file);
    expect(url).toBe(`/uploads/${ID}/lamps-1000x500.png`);
    expect(uploadedImage(url)).toEqual({
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

  test("names one width of a picture that moves, or is small", () => {
    for (const file of ["wave-900x60.gif", "dot-320x20.png"]) {
      expect(uploadedImage(`/uploads/${ID}/${file}`)).toMatchObject({ srcSet: undefined });
    }
  });

  test.each([
    "",
    "/art/offers/loan.jpg",
    `https://example.org${wide}`,
    `/uploads/${ID}/sheet.pdf`,
    `/uploads/${ID}/lamps.jpg`,
    `/uploads/${ID}/640/lamps-1600x900.jpg`,
    `/uploads/${ID}/../lamps-1600x900.jpg`,
    `/uploads/short/lamps-1600x900.jpg`,
    `${wide}?x=1`,
    ` ${wide}`,
    `${wide}\n`,
    `/uploads/${ID}/a"onload="x-1x1.jpg`,
  ])("is not %j", (url) => expect(uploadedImage(url)).toBeNull());
});

describe("HTML on a page", () => {
  test("has uploaded pictures with their size and widths, whatever stands beside them", () => {
    const html = `<p>a <img src="${wide}" alt="Lamps &amp; light"> b <img alt="" src="${wide}"></p>`;
    const [first = "", second = ""] = toPageHtml(html, "article").match(/<img[^>]*>/g) ?? [];
    for (const image of [first, second]) {
      expect(image).toContain(' width="1600" height="900"');
      expect(image).toContain(` srcset="/uploads/${ID}/320/lamps-1600x900.jpg 320w, `);
      expect(image).toContain(' sizes="min(44rem, 92vw)" loading="lazy" decoding="async">');
    }
    expect(first).toContain('alt="Lamps &amp; light"');
    expect(second).toContain('alt=""');
  });

  test("leaves other pictures and all words as they are", () => {
    const html = [
      '<p><img src="https://example.org/a.png" alt="x"></p>',
      `<p>&lt;img src="${wide}"&gt; <code>&lt;img src="${wide}"&gt;</code></p>`,
      `<p><a href="${wide}">a picture</a></p>`,
    ].join("");
    expect(toPageHtml(html, "card")).toBe(html);
  });

  test("takes nothing in a text for a picture of its own", () => {
    const html = `<p><img src="https://example.org/a.png" alt='<img src="${wide}">'></p>`;
    const made = toPageHtml(html, "card");
    expect(made).not.toContain("srcset");
    expect(made).not.toContain("width");
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
  ])("has the direction of its letters: %s", (stored, shown) => {
    expect(toPageHtml(stored, "card")).toBe(shown);
  });

  test("is still only what the editors can make", () => {
    const hostile = `<img src="${wide}" onerror="alert(1)" srcset="//evil" style="x" width="9"><script>1</script>`;
    const made = toPageHtml(hostile, "article");
    expect(made).not.toMatch(/onerror|evil|style|script|width="9"/);
    expect(made.match(/srcset=/g)).toHaveLength(1);
  });
});
