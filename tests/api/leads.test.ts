import { existsSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { honeypotField } from "@/lib/contacts/honeypot";
import { call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectFailure, expectInvalid } from "../support/failures";
import { readEveryRow } from "../support/every-row";
import { formatStoredDate, type Lead, lead, sendLead, poll } from "../support/mailed-leads";
import { insertContacts } from "../support/many-contacts";
import { onEachDatabase, type Suite } from "../support/on-each-database";
import { runProgram } from "../../tools/site/programs";
import { startSite } from "../../tools/site/site";

const KEY = "V1StGXR8_Z5jdHi6B-myT";
const MINUTE_MS = 60_000;

/** Returns where a lowercase text occurs: in "rows" or, on SQLite, in the "file" or write-ahead "log". */
async function findPlaces({ kind, database }: Suite, text: string): Promise<string[]> {
  const locations = { rows: JSON.stringify(await readEveryRow(kind, database)), file: "", log: "" };
  if (kind === "sqlite") {
    const file = database.url.replace("file:", "");
    locations.file = readFileSync(file, "latin1");
    if (existsSync(`${file}-wal`)) locations.log = readFileSync(`${file}-wal`, "latin1");
  }
  const found = Object.entries(locations).filter(([, content]) =>
    content.toLowerCase().includes(text),
  );
  return found.map(([location]) => location);
}

onEachDatabase("A lead", (suite) => {
  beforeEach(() => suite().database.query(`DELETE FROM "Contact"`));

  const api = (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(suite().site.url, path, { token: suite().token, ...options });
  const send = (changes: Partial<typeof lead> = {}, headers: Record<string, string> = {}) =>
    sendLead(suite().site.url, changes, headers);
  const listLeads = async (query = "") =>
    (await (await api(`/api/contacts${query}`)).json()) as Lead[];
  const countStored = () => countRows(suite().database, "Contact");
  const readDetail = async ({ id }: Lead) =>
    (await (await api(`/api/contacts/${id}`)).json()) as object;
  const setAge = async (milliseconds: number) => {
    const { database } = suite();
    const createdAt = formatStoredDate(database, new Date(Date.now() - milliseconds));
    await database.query(`UPDATE "Contact" SET "createdAt" = ?`, [createdAt]);
  };
  const readNewestAudit = async () => {
    const [entry] = (await (await api("/api/audit?page=1&pageSize=1")).json()) as object[];
    return entry;
  };

  describe("when it is sent again", () => {
    test("is stored once for the same key and content, even a day later", async () => {
      const first = await send({}, { "Idempotency-Key": KEY });
      await setAge(24 * 60 * MINUTE_MS);
      expect(await send({}, { "Idempotency-Key": KEY })).toEqual(first);
      expect(await countStored()).toBe(1);
    });

    test("is stored once for a key, and once for requests without a key, when all arrive at the same time", async () => {
      const keyed = Array.from({ length: 10 }, () => send({}, { "Idempotency-Key": KEY }));
      const unkeyed = Array.from({ length: 10 }, () => send());
      const ids = (await Promise.all([...keyed, ...unkeyed])).map(({ id }) => id);
      expect(new Set(ids).size).toBe(2);
      expect(await countStored()).toBe(2);
    });

    test("is stored again with another message or another key", async () => {
      await send({}, { "Idempotency-Key": KEY });
      await send({ message: "I forgot: in the evening, please." }, { "Idempotency-Key": KEY });
      await send({}, { "Idempotency-Key": `${KEY}2` });
      expect(await countStored()).toBe(3);
    });

    test("is stored once within ten minutes without a key, and again afterwards", async () => {
      const first = await send();
      await setAge(9 * MINUTE_MS);
      expect(await send()).toEqual(first);
      await setAge(11 * MINUTE_MS);
      const secondLead = await send();
      expect(secondLead.id).not.toBe(first.id);
      expect(await send()).toEqual(secondLead);
      expect(await countStored()).toBe(2);
    });

    test("is stored once when the retries have malformed keys (ASVS 1.2.4)", async () => {
      const first = await send();
      for (const key of ["short", "x".repeat(65), "not a key!".padEnd(20)]) {
        expect(await send({}, { "Idempotency-Key": key })).toEqual(first);
      }
    });
  });

  describe("that may be spam", () => {
    test.each<[Partial<typeof lead>, Record<string, string>, string[]]>([
      [{}, { "X-Form-Honeypot": "1" }, ["honeypot"]],
      [{ message: "See https://a.example" }, { "X-Form-Elapsed": "120" }, ["fast", "links"]],
    ])(
      "is stored, marked as spam and found by ?spam=true: %j with the headers %j",
      async (changes, headers, spamReasons) => {
        const markedLead = await send(changes, headers);
        const cleanLead = await send({ email: "other@example.in", message: "Another text" });
        expect(await readDetail(markedLead)).toMatchObject({ isSpam: true, spamReasons });
        expect(await readDetail(cleanLead)).toMatchObject({ isSpam: false, spamReasons: [] });
        for (const [query, leads] of [
          ["", [cleanLead, markedLead]],
          ["?spam=true", [markedLead]],
          ["?spam=false", [cleanLead]],
        ] as const) {
          const response = await api(`/api/contacts${query}`);
          expect(response.headers.get("x-total-count")).toBe(String(leads.length));
          expect(await response.json()).toEqual(leads);
        }
      },
    );

    test("is marked when another person sent the same text within an hour", async () => {
      const sendAs = (email: string, phone = lead.phone) => send({ email, phone }).then(readDetail);
      await send();
      // The same person corrects the email address.
      expect(await sendAs("meera@example.org")).toMatchObject({ isSpam: false });
      const repeated = await sendAs("ravi@example.in", "9811122233");
      expect(repeated).toMatchObject({ spamReasons: ["repeated"] });
      await setAge(61 * MINUTE_MS);
      expect(await sendAs("divya@example.in", "9811122244")).toMatchObject({ isSpam: false });
    });

    test("is marked when the honeypot is filled in without JavaScript", async () => {
      await call(suite().site.url, "/api/contact", {
        method: "POST",
        raw: new URLSearchParams({ ...lead, [honeypotField]: "spam" }).toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      });
      const markedLead = (await listLeads("?spam=true"))[0]!;
      expect(await readDetail(markedLead)).toMatchObject({ spamReasons: ["honeypot"] });
    });

    test("is marked or unmarked as spam by staff, and the change is audited", async () => {
      const markedLead = await send({}, { "X-Form-Honeypot": "1" });
      const setSpam = (isSpam: unknown) =>
        api(`/api/contacts/${markedLead.id}`, { method: "PATCH", body: { isSpam } });
      const unmarked = { ...markedLead, isSpam: false, spamReasons: ["honeypot"] };
      expect(await (await setSpam(false)).json()).toMatchObject(unmarked);
      expect(await listLeads("?spam=false")).toEqual([markedLead]);
      const auditEntry = await readNewestAudit();
      expect(auditEntry).toMatchObject({
        action: "update",
        entityId: markedLead.id,
        actorName: "asha",
        detail: "Marked as not spam",
      });
      expect(await (await setSpam(false)).json()).toMatchObject({ isSpam: false });
      expect(await readNewestAudit()).toEqual(auditEntry);
      expect(await (await setSpam(true)).json()).toMatchObject({ isSpam: true });
      await expectInvalid(await setSpam("yes"), { isSpam: "isSpam must be true or false" });
      markedLead.id = "none";
      await expectFailure(await setSpam(true), { status: 404 });
    });
  });

  describe("when a person asks for erasure", () => {
    const erase = (body: unknown) => api("/api/contacts/erase", { method: "POST", body });

    test("is erased by email in any letter case, with an audit entry that omits the email (ASVS 14.2.1)", async () => {
      await send();
      await send({ email: "MEERA@Example.IN", message: "A second text from Meera" });
      const other = await send({ email: "ravi@example.in", phone: "9123456780" });
      const response = await erase({ email: " Meera@example.in " });
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.json()).toEqual({ erased: 2 });
      expect(await listLeads()).toEqual([other]);
      const auditEntry = await readNewestAudit();
      const detail = "2 contacts by email";
      expect(auditEntry).toMatchObject({ action: "erase", actorName: "asha", detail });
      expect(JSON.stringify(auditEntry).toLowerCase()).not.toContain("meera");
    });

    test("appears in a preview of at most ten leads before it is erased", async () => {
      await insertContacts(
        suite().database,
        Array.from({ length: 600 }, () => ({ email: "MEERA@Example.in" })),
      );
      const newest = await send();
      await send({ email: "ravi@example.in", phone: "9123456780" });
      const previewErasure = (body: unknown) =>
        api("/api/contacts/erase/preview", { method: "POST", body });
      const auditBefore = await readNewestAudit();
      const preview = await (await previewErasure({ email: "Meera@example.in" })).json();
      const { total, items } = preview as { total: number; items: Lead[] };
      expect([total, items.length, items[0]]).toEqual([601, 10, newest]);
      await expectInvalid(await previewErasure({ email: "meera" }), {
        email: "Please enter a valid email",
      });
      expect(await countStored()).toBe(602);
      expect(await readNewestAudit()).toEqual(auditBefore);
      expect(await (await erase({ email: lead.email })).json()).toEqual({ erased: 601 });
      expect(await countStored()).toBe(1);
    });

    test("is erased by phone number in any format", async () => {
      const phones = ["+91 98765-43210", "09876543210", "9876543210 / 9123456780", "९८७६५४३२१०"];
      for (const phone of phones) await send({ phone, message: `Written from ${phone}` });
      const other = await send({ phone: "9876543211", message: "Another number altogether" });
      expect(await (await erase({ phone: "९८७६५ ४३२१०" })).json()).toEqual({ erased: 4 });
      expect(await listLeads()).toEqual([other]);
    });

    test("disappears from every row and SQLite file once erased, and PostgreSQL vacuums its table (ASVS 14.2.4)", async () => {
      const { database, kind, site } = suite();
      for (let index = 0; index < 40; index += 1) {
        const markedLead = await send({
          email: index % 3 === 0 ? lead.email : "zebrafish@example.in",
          message: `Zebrafish ${index} `.repeat(1 + (index % 5) * 40),
        });
        const body = { isSpam: true };
        await api(`/api/contacts/${markedLead.id}`, { method: "PATCH", body });
        const note = { text: `Noted of a zebrafish, ${index}` };
        await api(`/api/contacts/${markedLead.id}/notes`, { method: "POST", body: note });
      }
      expect(await findPlaces(suite(), "zebrafish")).toContain("rows");
      await erase({ email: "zebrafish@example.in" });
      await erase({ email: lead.email });
      expect(await findPlaces(suite(), "zebrafish")).toEqual([]);
      expect(site.readLog()).not.toContain("purge_pending");
      if (kind === "sqlite") return;
      const [vacuumed] = await database.query(
        `SELECT "vacuum_count" FROM pg_stat_user_tables WHERE relname = 'Contact'`,
      );
      expect(Number(vacuumed?.vacuum_count)).toBeGreaterThan(0);
    });

    test("is erased by the operator's command", async () => {
      await send();
      const run = (...args: string[]) =>
        runProgram("scripts/erase-contacts.ts", {
          arguments: args,
          variables: { DATABASE_URL: suite().database.url },
        });
      expect((await run()).status).toBe(1);
      expect((await run("--email", "nobody@example.in", "--yes")).status).toBe(1);
      expect(await run("--email", lead.email)).toMatchObject({
        status: 1,
        stdout: expect.stringContaining(`Contacts found: 1\n${lead.name}, ${lead.email}`),
      });
      expect(await countStored()).toBe(1);
      expect((await run("--email", lead.email, "--yes")).status).toBe(0);
      expect(await countStored()).toBe(0);
      expect(await readNewestAudit()).toMatchObject({ action: "erase", actorKind: "command" });
    });
  });

  test("is erased from rows and SQLite files after the retention period", async () => {
    const { id } = await send({ message: "An old text of a zebrafish" });
    const body = { text: "Noted of an old zebrafish" };
    await api(`/api/contacts/${id}/notes`, { method: "POST", body });
    await setAge(31 * 24 * 60 * MINUTE_MS);
    await insertContacts(suite().database, Array(1_202).fill({}));
    const recent = await send({ message: "A text of today, from somebody" });
    const secondSite = await startSite(suite().database.url, { CONTACT_RETENTION_DAYS: "30" });
    try {
      await poll(
        async () => secondSite.readLog(),
        (text) => text.includes("contacts_erased"),
      );
      expect(await listLeads()).toEqual([recent]);
      const auditEntries = (await (await api("/api/audit?page=1&pageSize=3")).json()) as object[];
      expect(auditEntries).toMatchObject([
        { action: "erase", actorKind: "site", detail: "203 contacts older than 30 days" },
        { action: "erase", detail: "500 contacts older than 30 days" },
        { action: "erase", detail: "500 contacts older than 30 days" },
      ]);
      expect(await findPlaces(suite(), "zebrafish")).toEqual([]);
    } finally {
      await secondSite.kill();
    }
  });
});
