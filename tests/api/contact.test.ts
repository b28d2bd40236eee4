import { beforeEach, describe, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectFailure, expectInvalid } from "../support/failures";
import { onEachDatabase } from "../support/on-each-database";

const lead = {
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "Please call me back",
};

const messages = {
  name: "Name must be at least 2 characters",
  email: "Please enter a valid email",
  phone: "Please enter a valid phone number",
  message: "Message must be at least 10 characters",
};

const fields = Object.keys(lead) as (keyof typeof lead)[];

type Contact = typeof lead & { id: string };

onEachDatabase("The contact form", (suite) => {
  beforeEach(() => suite().database.query(`DELETE FROM "Contact"`));

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    call(suite().site.url, "/api/contact", { method: "POST", body, headers });
  const sendForm = (body: string, headers: Record<string, string> = {}) =>
    call(suite().site.url, "/api/contact", {
      method: "POST",
      raw: body,
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    });
  const form = (changes: Record<string, string> = {}) =>
    new URLSearchParams({ ...lead, ...changes }).toString();
  const list = async (query = "") => {
    const { token } = suite();
    const response = await call(suite().site.url, `/api/contacts${query}`, { token });
    return { response, contacts: (await response.json()) as Contact[] };
  };
  const detail = async (id: string) => {
    const { token } = suite();
    return call(suite().site.url, `/api/contacts/${id}`, { token });
  };
  const stored = () => countRows(suite().database, "Contact");

  test("a message is stored without a sign-in and answered with 201", async () => {
    const response = await send(lead);
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await list()).contacts).toEqual([{ id: expect.any(String), ...lead }]);
  });

  test("a callback request has the same shape", async () => {
    const callback = { ...lead, message: "Callback request - Please call me back" };
    expect((await send(callback)).status).toBe(201);
    expect((await list()).contacts).toMatchObject([callback]);
  });

  describe.each(fields)("%s", (field) => {
    test.each([
      ["missing", undefined],
      ["null", null],
      ["empty", ""],
      ["blank", " ".repeat(20)],
    ])("that is %s is refused, and nothing is stored", async (_, value) => {
      await expectInvalid(await send({ ...lead, [field]: value }), { [field]: messages[field] });
      expect(await stored()).toBe(0);
    });
  });

  test("everything that is wrong is said at once", async () => {
    await expectInvalid(await send({}), messages);
  });

  test.each<[keyof typeof lead, string]>([
    ["name", "M"],
    ["name", " M "],
    ["phone", "987654321"],
    ["phone", "  987654321  "],
    ["message", "Call me b"],
    ["message", "   Call me b   "],
    ["email", "meera"],
    ["email", "meera@"],
    ["email", "@example.in"],
    ["email", "meera@example"],
    ["email", "meera example.in"],
    ["email", "me era@example.in"],
    ["email", "meera@example.in, ravi@example.in"],
    ["email", "meera@@example.in"],
    ["email", "meera@example.in\nBcc: ravi@example.in"],
  ])("the %s %j is refused", async (field, value) => {
    await expectInvalid(await send({ ...lead, [field]: value }), { [field]: messages[field] });
    expect(await stored()).toBe(0);
  });

  test.each<[keyof typeof lead, string]>([
    ["name", "Om"],
    ["name", "श्री"],
    ["phone", "9876543210"],
    ["phone", "+91 98765 43210 ext. 12"],
    ["phone", "ten digits"],
    ["phone", "----------"],
    ["message", "Call me up"],
    ["message", "line\none\ttwo <b>&amp;"],
    ["email", "m.iyer+site@mail.example.co.in"],
    ["email", "MEERA@EXAMPLE.IN"],
  ])("the %s %j is taken as it is", async (field, value) => {
    expect((await send({ ...lead, [field]: value })).status).toBe(201);
    expect((await list()).contacts).toMatchObject([{ [field]: value }]);
  });

  /** The longest email: what stands before the @, and names of at most 63 characters behind it. */
  const longestEmail = `${"m".repeat(130)}@${["a", "b"].map((each) => each.repeat(63)).join(".")}.${"c".repeat(61)}`;
  const longest = {
    name: "म".repeat(200),
    email: longestEmail,
    phone: "9".repeat(100),
    message: "म".repeat(10_000),
  };
  const tooLong = {
    name: "Name must be at most 200 characters",
    email: "Email must be at most 320 characters",
    phone: "Phone must be at most 100 characters",
    message: "Message must be at most 10,000 characters",
  };

  test("each field is taken in its greatest length, from both forms", async () => {
    expect(longestEmail).toHaveLength(320);
    expect((await send(longest)).status).toBe(201);
    expect((await sendForm(form({ ...longest, name: "Meera" }))).status).toBe(201);
    expect(await stored()).toBe(2);
  });

  test.each(fields)(
    "%s is refused when it is longer than that, beside the field",
    async (field) => {
      const value = `m${longest[field]}`;
      await expectInvalid(await send({ ...lead, [field]: value }), { [field]: tooLong[field] });
      const response = await sendForm(form({ [field]: value }));
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(
        `<p class="error" id="${field}-error">${tooLong[field]}</p>`,
      );
      expect(await stored()).toBe(0);
    },
  );

  test("what is stored to be searched stays small, whatever a letter becomes", async () => {
    expect((await send({ ...lead, message: "\uFDFA".repeat(10_000) })).status).toBe(201);
    const [row] = await suite().database.query(
      `SELECT length("searchText") AS "length" FROM "Contact"`,
    );
    expect(Number(row?.length)).toBeLessThan(21_000);
  });

  test("space around a field is dropped before it is stored", async () => {
    await send({
      name: "  Meera Iyer ",
      email: "\tmeera@example.in ",
      phone: " 9876543210 ",
      message: "\nPlease call me back\n",
    });
    expect((await list()).contacts).toMatchObject([lead]);
  });

  test("id, createdAt and unknown keys of a body change nothing", async () => {
    const forged = {
      id: "mine",
      createdAt: "2001-01-01T00:00:00.000Z",
      origin: "/x",
      noticeVersion: "9",
    };
    await send({ ...lead, ...forged });
    const [contact] = (await list()).contacts as [Contact];
    expect(contact.id).not.toBe("mine");
    const found = (await (await detail(contact.id)).json()) as Record<string, unknown>;
    expect(found.createdAt).not.toBe(forged.createdAt);
    expect(found.origin).toBeNull();
  });

  test("the list has exactly id, name, email, phone and message, newest first", async () => {
    for (const name of ["First", "Second", "Third"]) await send({ ...lead, name });
    const { response, contacts } = await list();
    expect(response.status).toBe(200);
    expect(contacts).toEqual(
      ["Third", "Second", "First"].map((name) => ({ ...lead, id: expect.any(String), name })),
    );
    expect(response.headers.get("x-total-count")).toBe("3");
  });

  test("the list is answered a page at a time where one is asked for", async () => {
    for (const name of ["First", "Second", "Third"]) await send({ ...lead, name });
    const { response, contacts } = await list("?page=2&pageSize=2");
    expect(contacts).toMatchObject([{ name: "First" }]);
    expect(response.headers.get("x-total-count")).toBe("3");
    const { token } = suite();
    await expectInvalid(await call(suite().site.url, "/api/contacts?page=0", { token }), {
      page: "page must be a whole number from 1",
    });
  });

  test("the detail tells when, and the path of the page that it came from", async () => {
    await send(lead, { Referer: `${suite().site.url}/loans/gold-loan?utm=a#form` });
    const [contact] = (await list()).contacts as [Contact];
    const found = (await (await detail(contact.id)).json()) as Record<string, unknown>;
    expect(found).toMatchObject({ ...contact, origin: "/loans/gold-loan" });
    // Looks like a page of ours, and leads to another site.
    await send({ ...lead, name: "Another" }, { Referer: `${suite().site.url}//example.com/x` });
    const [newest] = (await list()).contacts as [Contact];
    expect(await (await detail(newest.id)).json()).toMatchObject({ name: "Another", origin: null });
    expect(Object.keys(found).sort()).toEqual(
      [
        ...Object.keys(contact),
        "createdAt",
        "origin",
        "noticeVersion",
        "isSpam",
        "spamReasons",
        "mail",
        "cameFrom",
        "answer",
        "notes",
      ].sort(),
    );
    expect(Math.abs(Date.parse(String(found.createdAt)) - Date.now())).toBeLessThan(60_000);
  });

  test("the detail tells which privacy notice stood beside the form", async () => {
    for (const noticeVersion of ["2026-11", "2026-11-25"]) {
      await send(
        { ...lead, message: `${lead.message} ${noticeVersion}` },
        { "X-Notice-Version": noticeVersion },
      );
      const [contact] = (await list()).contacts as [Contact];
      expect(await (await detail(contact.id)).json()).toMatchObject({ noticeVersion });
    }
  });

  test("the detail tells which page of ours was open before the contact page", async () => {
    await send(lead, { "X-Came-From": "/loans/home-loan" });
    const [contact] = (await list()).contacts as [Contact];
    expect(await (await detail(contact.id)).json()).toMatchObject({ cameFrom: "/loans/home-loan" });
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "loans/home-loan",
    "/a b",
    "/<script>",
    "/?q=1",
    "/#a",
    `/${"x".repeat(300)}`,
  ])("a page before of %j is dropped, and the lead is stored", async (page) => {
    const response = await send(lead, { "X-Came-From": page });
    expect(response.status).toBe(201);
    const [contact] = (await list()).contacts as [Contact];
    expect(await (await detail(contact.id)).json()).toMatchObject({ cameFrom: null });
  });

  test.each([undefined, "", "yes", "2026-11'--", "2026-11-2", "2026-11-21T"])(
    "a notice version of %j is dropped, and the lead is stored",
    async (version) => {
      const response = await send(
        lead,
        version === undefined ? {} : { "X-Notice-Version": version },
      );
      expect(response.status).toBe(201);
      const [contact] = (await list()).contacts as [Contact];
      expect(await (await detail(contact.id)).json()).toMatchObject({ noticeVersion: null });
    },
  );

  test.each([
    ["unknown", "Contact not found"],
    ["%00", "Contact not found"],
    ["..%2Flogin", "There is no such call"],
  ])("the unknown id %s answers 404", async (id, message) => {
    await expectFailure(await detail(id), { status: 404, message });
  });

  test("what is personal is for nobody to keep", async () => {
    await send(lead);
    const { response, contacts } = await list();
    expect(response.headers.get("cache-control")).toBe("no-store");
    const found = await detail((contacts as [Contact])[0].id);
    expect(found.headers.get("cache-control")).toBe("no-store");
  });

  test("twenty messages at once are all stored", async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, index) => (await send({ ...lead, name: `Lead ${index}` })).status,
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    const names = (await list()).contacts.map(({ name }) => name);
    expect(new Set(names).size).toBe(20);
  });

  describe("without JavaScript", () => {
    test("a message is stored and answered with a page that says so", async () => {
      const response = await sendForm(form(), { Referer: `${suite().site.url}/contact` });
      expect(response.status).toBe(201);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
      const page = await response.text();
      expect(page).toContain("Message sent");
      expect(page).toContain("We'll get back to you as soon as possible.");
      const { contacts } = await list();
      expect(contacts).toMatchObject([lead]);
      expect(await (await detail((contacts as [Contact])[0].id)).json()).toMatchObject({
        origin: "/contact",
        noticeVersion: null,
      });
    });

    test("the notice that stood beside the form is stored, after a mistake too", async () => {
      const page = await (await sendForm(form({ phone: "1" }))).text();
      expect(page).toContain("Data Protection Board of India");
      const [, version] = /name="noticeVersion" value="([^"]+)"/.exec(page)!;
      await sendForm(form({ noticeVersion: version! }));
      const { contacts } = await list();
      expect(await (await detail((contacts as [Contact])[0].id)).json()).toMatchObject({
        noticeVersion: version,
      });
    });

    test("a mistake is answered with the form, what was typed still in it", async () => {
      const response = await sendForm(form({ phone: "12345" }));
      expect(response.status).toBe(400);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
      const page = await response.text();
      expect(page).toMatch(/<form method="post" action="\/api\/contact"/);
      expect(page).toContain('value="Meera Iyer"');
      expect(page).toContain('value="meera@example.in"');
      expect(page).toContain('value="12345"');
      expect(page).toMatch(/<textarea[^>]*>\nPlease call me back<\/textarea>/);
      expect(page).toContain(messages.phone);
      expect(page).not.toContain(messages.email);
      expect(await stored()).toBe(0);
    });

    test("an empty form is answered with every message", async () => {
      const response = await sendForm("");
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(fields.filter((field) => !page.includes(messages[field]))).toEqual([]);
      expect(await stored()).toBe(0);
    });

    test.each(fields)("what was typed as %s cannot break out of the page", async (field) => {
      const attack = `"'></textarea><script>alert(1)</script>&lt;`;
      const response = await sendForm(form({ phone: "1", message: "short", [field]: attack }));
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).not.toContain("<script");
      expect(page).toContain(
        "&quot;&#39;&gt;&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;lt;",
      );
    });

    test.each(["name=%00%00&__proto__=a", "%E0%A4%A=b&name=%", "name=a&name=b", "=&&=&"])(
      "the odd form %s is answered with the form again",
      async (body) => {
        const response = await sendForm(body);
        expect(response.status).toBe(400);
        expect(await response.text()).toContain("<form");
        expect(await stored()).toBe(0);
      },
    );

    test("a form of 10 MB is too large", async () => {
      const response = await sendForm(form({ message: "x".repeat(10 * 1024 * 1024) }));
      expect(response.status).toBe(413);
      expect(await stored()).toBe(0);
    });
  });
});
