import { beforeEach, describe, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectFailure, expectInvalid } from "../support/failures";
import { lead } from "../support/mailed-leads";
import { onSqlite } from "../support/on-each-database";

const messages = {
  name: "Name must be at least 2 characters",
  email: "Please enter a valid email",
  phone: "Please enter a valid phone number",
  message: "Message must be at least 10 characters",
};

const fieldNames = Object.keys(lead) as (keyof typeof lead)[];

type Contact = typeof lead & { id: string };
type Headers = Record<string, string>;

const attack = `"'></textarea><script>alert(1)</script>&lt;`;

onSqlite("The contact API", (suite) => {
  beforeEach(() => suite().database.query(`DELETE FROM "Contact"`));

  const send = (body: unknown, headers: Headers = {}) =>
    call(suite().site.url, "/api/contact", { method: "POST", body, headers });
  const sendForm = (body: string, headers: Headers = {}) =>
    call(suite().site.url, "/api/contact", {
      method: "POST",
      raw: body,
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    });
  const encodeForm = (changes: Record<string, string> = {}) =>
    new URLSearchParams({ ...lead, ...changes }).toString();
  const listContacts = async (query = "") => {
    const { token } = suite();
    const response = await call(suite().site.url, `/api/contacts${query}`, { token });
    return { response, contacts: (await response.json()) as Contact[] };
  };
  const getDetail = (id: string) =>
    call(suite().site.url, `/api/contacts/${id}`, { token: suite().token });
  const readSingleLead = async () => {
    const { contacts } = await listContacts();
    expect(contacts).toHaveLength(1);
    return (await (await getDetail(contacts[0]!.id)).json()) as Record<string, unknown>;
  };
  const countLeads = () => countRows(suite().database, "Contact");

  test("refuses null, empty and blank fields, with all messages in one response", async () => {
    const blank = { name: null, email: "", phone: " ".repeat(20), message: " ".repeat(20) };
    await expectInvalid(await send(blank), messages);
    expect(await countLeads()).toBe(0);
  });

  test.each<[keyof typeof lead, string]>([
    ["name", " M "],
    ["phone", "  987654321  "],
    ["message", "   Call me b   "],
  ])("refuses the %s %j, which is too short after trimming", async (field, value) => {
    await expectInvalid(await send({ ...lead, [field]: value }), { [field]: messages[field] });
    expect(await countLeads()).toBe(0);
  });

  test.each([
    ["minimum length", { name: "Om", phone: "----------", message: "i\n<b>&amp;" }],
    [
      "usual length",
      { name: "Om", phone: "+91 98765 43210 ext. 12", message: "line\none\ttwo <b>&amp;" },
    ],
  ])("trims fields of %s and otherwise stores them unchanged", async (_, fields) => {
    const input = { ...fields, email: "M.Iyer+site@mail.example.co.in" };
    const spaced = Object.entries(input).map(([field, value]) => [field, ` ${value}\t`]);
    expect((await send(Object.fromEntries(spaced))).status).toBe(201);
    expect((await listContacts()).contacts).toMatchObject([input]);
  });

  const longestEmail = `${"m".repeat(130)}@${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(61)}`;

  test.each([
    ["name", "म".repeat(200), "Name must be at most 200 characters"],
    ["email", longestEmail, "Email must be at most 320 characters"],
    ["phone", "9".repeat(100), "Phone must be at most 100 characters"],
    ["message", "म".repeat(10_000), "Message must be at most 10,000 characters"],
  ])(
    "accepts the %s only up to its maximum length (ASVS 1.3.3)",
    async (field, longestValue, text) => {
      expect((await send({ ...lead, [field]: longestValue })).status).toBe(201);
      await expectInvalid(await send({ ...lead, [field]: `m${longestValue}` }), { [field]: text });
      expect(await countLeads()).toBe(1);
    },
  );

  test("ignores id, createdAt and unknown keys in the body", async () => {
    const createdAt = "2001-01-01T00:00:00.000Z";
    await send({ ...lead, id: "mine", createdAt, origin: "/x" });
    const found = await readSingleLead();
    expect(found).toMatchObject({ origin: null });
    expect(found.id).not.toBe("mine");
    expect(found.createdAt).not.toBe(createdAt);
  });

  test("lists only id, name, email, phone and message, newest first, with optional pagination (ASVS 8.2.3, 15.3.1)", async () => {
    for (const name of ["First", "Second", "Third"]) await send({ ...lead, name });
    const { response, contacts } = await listContacts();
    expect(contacts).toEqual(
      ["Third", "Second", "First"].map((name) => ({ ...lead, id: expect.any(String), name })),
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    const second = await listContacts("?page=2&pageSize=2");
    expect(second.contacts).toMatchObject([{ name: "First" }]);
    for (const { headers } of [response, second.response])
      expect(headers.get("x-total-count")).toBe("3");
  });

  test("stores a lead with its time, source pages and privacy notice version", async () => {
    const response = await send(lead, {
      Referer: `${suite().site.url}/loans/gold-loan?utm=a#form`,
      "X-Previous-Page": "/loans/home-loan",
      "X-Notice-Version": "2026-11-25",
    });
    expect([response.status, response.headers.get("cache-control")]).toEqual([201, "no-store"]);
    const { id, createdAt, ...found } = await readSingleLead();
    expect((await getDetail(String(id))).headers.get("cache-control")).toBe("no-store");
    expect(Math.abs(Date.parse(String(createdAt)) - Date.now())).toBeLessThan(60_000);
    expect(found).toEqual({
      ...lead,
      origin: { path: "/loans/gold-loan", title: "Gold Loan" },
      previousPage: { path: "/loans/home-loan", title: "Home Loan" },
      noticeVersion: "2026-11-25",
      isSpam: false,
      spamReasons: [],
      mail: null,
      answer: null,
      notes: [],
    });
  });

  test.each([
    ["Referer", "HOST//example.com/x"],
    ["X-Previous-Page", "https://evil.example/"],
    ["X-Notice-Version", "yes"],
  ])("stores the lead, but not the invalid header %s: %s", async (header, value) => {
    await send(lead, { [header]: value.replace("HOST", suite().site.url) });
    const emptyFields = { origin: null, previousPage: null, noticeVersion: null };
    expect(await readSingleLead()).toMatchObject({ ...lead, ...emptyFields });
  });

  test.each([
    ["unknown", "Contact not found"],
    ["%00", "Contact not found"],
    ["..%2Flogin", "There is no such API call"],
  ])("returns 404 for the path /api/contacts/%s", async (id, message) => {
    await expectFailure(await getDetail(id), { status: 404, message });
  });

  describe("without JavaScript", () => {
    test("returns the form with the typed values after a mistake, then stores the lead with its notice version", async () => {
      const refusal = await sendForm(encodeForm({ phone: "12345" }));
      expect(refusal.status).toBe(400);
      expect(refusal.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(refusal.headers.get("cache-control")).toBe("no-store");
      const page = await refusal.text();
      for (const value of ["Meera Iyer", "meera@example.in", "12345"]) {
        expect(page).toContain(`value="${value}"`);
      }
      expect(page).toMatch(/<form method="post" action="\/api\/contact"/);
      expect(page).toMatch(/<textarea[^>]*>\nI would like to talk .*<\/textarea>/);
      expect(page).toContain(`<p class="error" id="phone-error">${messages.phone}</p>`);
      expect(page).not.toContain(messages.email);
      expect(page).toContain("Data Protection Board of India");
      expect(await countLeads()).toBe(0);

      const noticeVersion = /name="noticeVersion" value="([^"]+)"/.exec(page)![1]!;
      const Referer = `${suite().site.url}/contact`;
      const response = await sendForm(encodeForm({ noticeVersion }), { Referer });
      expect(response.status).toBe(201);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
      const answer = await response.text();
      expect(answer).toContain("Message sent");
      expect(answer).toContain("We'll get back to you as soon as possible.");
      expect(await readSingleLead()).toMatchObject({
        ...lead,
        origin: { path: "/contact" },
        noticeVersion,
      });
    });

    test.each(fieldNames)("escapes the typed %s in the page (ASVS 1.1.2, 1.2.1)", async (field) => {
      const response = await sendForm(
        encodeForm({ phone: "1", message: "short", [field]: attack }),
      );
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).not.toContain("<script");
      expect(page).toContain("&quot;&#39;&gt;&lt;/textarea&gt;&lt;script&gt;alert(1)");
      expect(page).toContain("&amp;lt;");
    });

    test.each(["", "name=%00%00&__proto__=a", "%E0%A4%A=b&name=%", "name=a&name=b", "=&&=&"])(
      "returns the form after the malformed body %j",
      async (body) => {
        const response = await sendForm(body);
        expect(response.status).toBe(400);
        expect(await response.text()).toContain(messages.phone);
        expect(await countLeads()).toBe(0);
      },
    );
  });
});
