import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { parse } from "csv-parse/sync";
import { call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { pause } from "../support/nginx";
import { expectFailure, expectInvalid } from "../support/failures";
import { insertContacts, type StoredContact } from "../support/many-contacts";
import { onEachDatabase } from "../support/on-each-database";
import { untilIdle } from "../support/site-idle";

// Contacts leave the portal as a file: all that is shown, in its order, and that is in the audit.

const HEADER = [
  "Received (India time)",
  "Name",
  "Email",
  "Phone",
  "Message",
  "Sent from",
  "Privacy notice",
  "Marked as spam",
  "Came from",
  "Answered (India time)",
  "Answered by",
  "How",
  "Notes",
];
/** More than what is read at once, three times over. */
const MANY = 1_100;

type Listed = { id: string; name: string };
type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

const linesOf = (file: string) => parse(file, { bom: true });
const namesIn = (file: string) =>
  linesOf(file)
    .map(([, name]) => name!)
    .slice(1);
const numbered = (total: number, more: (at: number) => Partial<StoredContact>) =>
  Array.from({ length: total }, (_, at) => ({ name: `Visitor ${at}`, ...more(at) }));
/** More than the network between the two takes in without its being read. */
const long = () => ({ message: "A long message. ".repeat(256), searchText: "long" });
/** The same for whoever takes it packed. */
const noisy = () => ({ message: randomBytes(3_072).toString("base64"), searchText: "noisy" });

onEachDatabase("An export", (suite) => {
  beforeEach(async () => {
    await suite().database.query(`DELETE FROM "Contact"`);
    // Deleting many takes its time, and connections that were closed meanwhile are to be noticed.
    await pause(50);
  });

  const ask = (body: object = {}, headers = {}) => {
    const { site, token } = suite();
    return call(site.url, "/api/contacts/export", { method: "POST", token, body, headers });
  };
  const exported = async (body: object = {}) => {
    const response = await ask(body);
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer()).toString("utf8");
  };
  const listed = async (query = "") => {
    const { token, site } = suite();
    return (await (await call(site.url, `/api/contacts${query}`, { token })).json()) as Listed[];
  };
  const lastAudit = async () => {
    const [row] = await suite().database.query(
      `SELECT "action", "entity", "entityId", "actorName", "detail" FROM "AuditEntry"
       ORDER BY "createdAt" DESC, "id" DESC LIMIT 1`,
    );
    return row;
  };
  /** As it is, unless otherwise asked: packed, all of it would be under way at once. */
  const begin = async (
    headers = { "Accept-Encoding": "identity" },
  ): Promise<{ reader: Reader; first: Buffer }> => {
    const reader = (await ask({}, headers)).body!.getReader() as Reader;
    return { reader, first: Buffer.from((await reader.read()).value!) };
  };
  const readOn = async (reader: Reader, first: Buffer) => {
    const chunks = [first];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks).toString("utf8");
      chunks.push(Buffer.from(value));
    }
  };

  test("is a CSV file with a name, which nobody keeps", async () => {
    const response = await ask();
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="contacts-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(linesOf(bytes.toString("utf8"))).toEqual([HEADER]);
  });

  test("has what was sent, with no cell that a program would run", async () => {
    const hostile = {
      name: "=HYPERLINK(1)",
      email: "meera@example.in",
      phone: "+91 98765 43210",
      message: '  @SUM(1)\r\n";=1+1,"\nऋण',
    };
    await call(suite().site.url, "/api/contact", {
      method: "POST",
      body: hostile,
      headers: { Referer: `${suite().site.url}/contact`, "X-Notice-Version": "2026-11" },
    });
    const [{ id }] = (await listed()) as [Listed];
    const detail = await call(suite().site.url, `/api/contacts/${id}`, { token: suite().token });
    const moment = new Date(((await detail.json()) as { createdAt: string }).createdAt);
    const india = new Date(+moment + 5.5 * 60 * 60 * 1_000).toISOString();
    expect(linesOf(await exported())[1]).toEqual([
      `${india.slice(0, 10)} ${india.slice(11, 16)}`,
      "'=HYPERLINK(1)",
      "meera@example.in",
      "(+91) 98765 43210",
      // Space around a message is dropped when it is sent.
      "'@SUM(1)\r\n\";'=1+1,\"\nऋण",
      "/contact",
      "2026-11",
      "no",
      ...Array<string>(5).fill(""),
    ]);
  });

  test("has every lead once, in the order of the list, also of one moment", async () => {
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 400));
    await insertContacts(
      suite().database,
      numbered(MANY, (index) => ({
        createdAt: at(index),
        isSpam: index % 5 === 0,
        message: index % 2 === 0 ? "An even one" : "An odd one",
      })),
    );
    const list = async (query = "") => (await listed(query)).map(({ name }) => name);
    const all = await list();
    expect(all).toHaveLength(MANY);
    expect(namesIn(await exported())).toEqual(all);
    expect(await lastAudit()).toMatchObject({ detail: `${MANY} contacts (leads and spam)` });
    for (const spam of [true, false]) {
      const shown = await list(`?spam=${spam}`);
      expect(namesIn(await exported({ spam }))).toEqual(shown);
      const isEven = (name: string) => Number(name.split(" ")[1]) % 2 === 0;
      expect(namesIn(await exported({ spam, text: "EVEN" }))).toEqual(shown.filter(isEven));
    }
    expect(namesIn(await exported({ text: "%" }))).toEqual([]);
  });

  test("is in the audit before its first lead leaves, without what was searched for", async () => {
    await insertContacts(suite().database, numbered(2_000, long));
    const { reader } = await begin();
    expect(await lastAudit()).toEqual({
      action: "export",
      entity: "contact",
      entityId: null,
      actorName: "asha",
      detail: "2000 contacts (leads and spam)",
    });
    await reader.cancel();
    await exported({ text: "Visitor-1", spam: true });
    expect(await lastAudit()).toMatchObject({
      detail: "0 contacts (marked as spam, found by a search)",
    });
    await suite().database.query(`DELETE FROM "Contact" WHERE "name" <> 'Visitor 7'`);
    await exported({ spam: false, text: "" });
    expect(await lastAudit()).toMatchObject({ detail: "1 contact (leads)" });
    await exported({ since: "2998-11-24" });
    expect(await lastAudit()).toMatchObject({
      detail: "0 contacts (leads and spam, since 2998-11-24)",
    });
    expect(suite().site.log()).not.toContain("Visitor-1");
  });

  test("goes on where leads are erased meanwhile, and has none that come in later", async () => {
    const total = 4_000;
    const stored = await insertContacts(suite().database, numbered(total, long));
    const { reader, first } = await begin();
    // Whoever would read what nobody has asked for yet has read it then.
    await untilIdle(suite().site);
    // Every tenth, among those that come next too.
    await suite().database.query(`DELETE FROM "Contact" WHERE "id" LIKE '%1'`);
    await insertContacts(suite().database, [
      { id: "later", name: "Later", createdAt: new Date("2026-01-02T00:00:00.000Z") },
    ]);
    const names = namesIn(await readOn(reader, first));
    const exportedOnce = new Set(names);
    const kept = stored.filter(({ id }) => !id.endsWith("1")).map(({ name }) => name);
    expect(kept.filter((name) => !exportedOnce.has(name))).toEqual([]);
    expect(exportedOnce.size).toBe(names.length);
    expect(names.length).toBeLessThan(total);
    expect(names).not.toContain("Later");
  });

  describe("whose database goes away", () => {
    const away = 'ALTER TABLE "Contact" RENAME TO "Away"';
    const back = 'ALTER TABLE "Away" RENAME TO "Contact"';

    test.each(["gzip", "identity"])(
      "breaks off, sent as %s: a part never looks whole",
      async (encoding) => {
        await insertContacts(suite().database, numbered(4_000, noisy));
        const { reader, first } = await begin({ "Accept-Encoding": encoding });
        await suite().database.execute(away);
        try {
          await expect(readOn(reader, first)).rejects.toThrow();
        } finally {
          await suite().database.execute(back);
        }
        // The client learns of the closed connection before it would use it again.
        await pause(50);
        expect(suite().site.log()).toMatch(/"requestId":"[^"]+","code":"export_broken_off"/);
        expect(namesIn(await exported())).toHaveLength(4_000);
      },
    );

    test("before the first lead says so in the envelope", async () => {
      await suite().database.execute(away);
      const { status } = await ask();
      await suite().database.execute(back);
      expect(status).toBe(503);
    });
  });

  test("that nobody reads any more ends", async () => {
    // Reading them all takes longer than the pauses here.
    await insertContacts(suite().database, numbered(20_000, long));
    const times = (line: RegExp) => suite().site.log().match(line)?.length ?? 0;
    const told = () => times(/"code":"export_broken_off"/g);
    const left = () => times(/"path":"\/api\/contacts\/export".*"aborted":true/g);
    const [toldBefore, leftBefore] = [told(), left()];
    const { reader } = await begin();
    await reader.cancel();
    for (let tries = 0; left() === leftBefore && tries < 200; tries += 1) await pause(50);
    expect(left()).toBe(leftBefore + 1);
    // The batch that was being read then comes to its end.
    await untilIdle(suite().site);
    // Whoever read on would miss it, and say so.
    await suite().database.execute('ALTER TABLE "Contact" RENAME TO "Away"');
    await untilIdle(suite().site);
    await suite().database.execute('ALTER TABLE "Away" RENAME TO "Contact"');
    expect(told()).toBe(toldBefore);
  });

  test("is for staff alone", async () => {
    const { url } = suite().site;
    const before = await countRows(suite().database, "AuditEntry", `"action" = 'export'`);
    await expectFailure(await call(url, "/api/contacts/export", { method: "POST", body: {} }), {
      status: 401,
    });
    await suite().database.query(`UPDATE "User" SET "isAdmin" = FALSE`);
    await expectFailure(await ask(), { status: 403 });
    await suite().database.query(`UPDATE "User" SET "isAdmin" = TRUE`);
    await expectInvalid(await ask({ spam: "no" }), { spam: "spam must be true or false" });
    await expectInvalid(await ask({ text: "x".repeat(201) }), {
      text: "Search must be at most 200 characters",
    });
    expect(await countRows(suite().database, "AuditEntry", `"action" = 'export'`)).toBe(before);
  });
});
