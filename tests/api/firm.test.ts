import { describe, expect, test } from "@jest/globals";
import type { FirmDetails, FirmDto } from "@/lib/firm/schema";
import { call } from "../../tools/site/calls";
import { publishBlog, publishOffer } from "../support/entries";
import { expectFailure } from "../support/failures";
import { filledFirm } from "../support/filled-firm";
import { onEachDatabase } from "../support/on-each-database";

onEachDatabase("/api/firm", (suite) => {
  const fetchText = async (path: string) => (await call(suite().site.url, path)).text();
  const read = async () => {
    const response = await call(suite().site.url, "/api/firm", { token: suite().token });
    return (await response.json()) as FirmDto;
  };
  const save = (details: unknown, headers: Record<string, string> = {}) =>
    call(suite().site.url, "/api/firm", {
      method: "PUT",
      token: suite().token,
      body: details,
      headers,
    });
  const saveWithPhone = (phone: string, headers?: Record<string, string>) =>
    save({ ...filledFirm, contact: { ...filledFirm.contact, phone } }, headers);

  test("stores the details of content/site.ts at the first start", async () => {
    expect(await suite().database.query(`SELECT "version" FROM "Firm"`)).toEqual([{ version: 1 }]);
    expect(await read()).toMatchObject({ version: 1, social: { x: "https://x.com/" } });
    expect(await fetchText("/")).not.toMatch(/<dl|About the firm/);
  });

  test("shows a save on every page at the next request", async () => {
    const { id: offerId } = await publishOffer(suite().site.url, suite().token, {});
    const pages = ["/", "/contact", "/services", "/blog", "/privacy", "/loans/home-loan"];
    const paths = [...pages, `/offers/${offerId}`, "/login", "/no/such/page", "/blog?q=loan"];
    for (const path of paths) expect(await fetchText(path)).not.toContain("udaya.example");
    const response = await save(filledFirm);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await response.json()).toEqual({ ...filledFirm, id: "firm", version: 2 });
    for (const path of paths) {
      const html = await fetchText(path);
      for (const text of [filledFirm.contact.phone, "Registration no. INA000000000"]) {
        expect([path, html.includes(text)]).toEqual([path, true]);
      }
    }
    expect(await fetchText("/.well-known/security.txt")).toContain(
      `Contact: mailto:${filledFirm.contact.securityEmail}\n`,
    );
    expect(await fetchText("/")).toContain(`"telephone":"${filledFirm.contact.phone}"`);
    expect(await fetchText("/")).toMatch(/About the firm.*ARN-000000/);
    const contactPage = await fetchText("/contact");
    for (const text of ["Latha Menon", "Invest with knowledge and safety.", "October 2026"]) {
      expect(contactPage).toContain(text);
    }
    const plainForm = await call(suite().site.url, "/api/contact", {
      method: "POST",
      raw: "name=K",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" },
    });
    expect(await plainForm.text()).toContain(
      '<a href="https://wa.me/919800000000">WhatsApp +91 98000 00000</a>',
    );
  });

  describe("with the details filled in", () => {
    test.each<[page: string, publish: () => Promise<string>, text: string, other: string]>([
      [
        "an offer of insurance",
        async () => {
          const { id } = await publishOffer(suite().site.url, suite().token, {
            category: "insurance",
          });
          return `/offers/${id}`;
        },
        "subject matter of solicitation",
        "ARN-000000",
      ],
      [
        "a post about mutual funds",
        async () => {
          const title = "Mutual fund SIP or lump sum";
          const { id } = await publishBlog(suite().site.url, suite().token, { title });
          return `/blog/${id}`;
        },
        "ARN-000000",
        "subject matter of solicitation",
      ],
    ])("shows the statements of its subject on %s", async (_, publish, text, other) => {
      await save(filledFirm);
      const html = await fetchText(await publish());
      expect(html).toContain(text);
      expect(html).not.toContain(other);
    });
  });

  test("sends pages with the details read last, and does not cache them, while the details cannot be read", async () => {
    const { database } = suite();
    const paths = ["/contact", "/loans/home-loan"];
    await save(filledFirm);
    await fetchText("/terms");
    await database.execute(`ALTER TABLE "Firm" RENAME TO "FirmAway"`);
    try {
      for (const path of [...paths, ...paths]) {
        const response = await call(suite().site.url, path);
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers.get("x-nextjs-cache")).not.toBe("HIT");
        expect(await response.text()).toContain(filledFirm.contact.phone);
      }
    } finally {
      await database.execute(`ALTER TABLE "FirmAway" RENAME TO "Firm"`);
    }
  });

  test("keeps the rest of stored details that break a rule of this release", async () => {
    const { contact } = filledFirm;
    const details = { ...filledFirm, contact: { ...contact, email: "not an email" }, added: "x" };
    await save(filledFirm);
    const { version } = await read();
    const json = JSON.stringify(details).replaceAll("'", "''");
    await suite().database.execute(`UPDATE "Firm" SET "details" = '${json}'`);
    expect(await read()).toMatchObject({ version, contact: { ...contact, email: "" } });
    expect((await save(filledFirm)).status).toBe(200);
    const versions = await call(suite().site.url, "/api/versions?entity=firm&entryId=firm", {
      token: suite().token,
    });
    const [{ id }] = (await versions.json()) as [{ id: string }];
    const stored = await call(suite().site.url, `/api/versions/${id}`, { token: suite().token });
    expect(await stored.json()).toMatchObject({ entry: details });
  });

  test("refuses an outdated version and names who changed it, but accepts a retry", async () => {
    const { version } = await read();
    const ifMatch = { "If-Match": `"${version}"` };
    const first = await saveWithPhone("+91 484 111 1111", ifMatch);
    const retry = await saveWithPhone("+91 484 111 1111", ifMatch);
    expect(await retry.json()).toEqual(await first.json());
    const { message } = (await (await saveWithPhone("+91 484 222 2222", ifMatch)).json()) as {
      message: string;
    };
    expect(message).toMatch(/^You changed the firm’s details in another tab .* India time, while/);
    expect((await read()).contact.phone).toBe("+91 484 111 1111");
  });

  test("lists earlier versions, and audits each change once", async () => {
    const countAudits = async () =>
      (await suite().database.query(`SELECT 1 FROM "AuditEntry" WHERE "entity" = 'firm'`)).length;
    const before = await read();
    const audits = await countAudits();
    await saveWithPhone("+91 484 333 3333");
    expect(await countAudits()).toBe(audits + 1);
    const ask = (path: string) => call(suite().site.url, path, { token: suite().token });
    const list = (await (await ask("/api/versions?entity=firm&entryId=firm")).json()) as {
      id: string;
      version: number;
    }[];
    expect(list[0]).toMatchObject({ version: before.version, title: "Firm details" });
    const { entry } = (await (await ask(`/api/versions/${list[0]!.id}`)).json()) as {
      entry: FirmDetails;
    };
    expect(entry).toMatchObject(before);
    const restored = await call(suite().site.url, `/api/versions/${list[0]!.id}/restore`, {
      method: "POST",
      token: suite().token,
    });
    expect(restored.status).toBe(404);
  });

  test("rejects invalid details, and names each invalid field", async () => {
    const before = await read();
    await expectFailure(
      await save({ ...filledFirm, people: [{ name: "A" }], social: { x: "javascript:alert(1)" } }),
      {
        status: 400,
        message: "X must be a link that starts with https://. Role of each person is required",
        fields: {
          "social.x": "X must be a link that starts with https://",
          "people.0.role": "Role of each person is required",
        },
      },
    );
    expect(await read()).toEqual(before);
  });

  test("escapes HTML and quotes in every text", async () => {
    const hostile = `</script><img src=x onerror=alert(1)>"'`;
    const { people } = filledFirm;
    await save({
      ...filledFirm,
      contact: { ...filledFirm.contact, city: hostile },
      people: [{ ...people[0], name: hostile }],
      adviser: { ...filledFirm.adviser, charterText: hostile },
    });
    for (const path of ["/", "/contact"]) {
      const html = await fetchText(path);
      expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
      expect(html).not.toContain("<img src=x");
    }
  });

  test("stores the first details once when several requests find none", async () => {
    await suite().database.execute(`DELETE FROM "Firm"`);
    const found = await Promise.all(Array.from({ length: 6 }, read));
    expect(found.map(({ version }) => version)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await suite().database.query(`SELECT "version" FROM "Firm"`)).toEqual([{ version: 1 }]);
  });
});
