import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { honeypotField } from "@/lib/contacts/honeypot";
import { providerOf } from "@/lib/db/database-url";
import { backUp, kindsToBackUp } from "../support/backups";
import { call } from "../../tools/site/calls";
import { countRows, type TestDatabase } from "../../tools/site/databases";
import { expectFailure, expectInvalid } from "../support/failures";
import { insertContacts } from "../support/many-contacts";
import { onEachDatabase } from "../support/on-each-database";
import { runProgram } from "../../tools/site/programs";
import { startSite } from "../../tools/site/site";

const lead = {
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "I would like to talk about my retirement plans.",
};

const KEY = "V1StGXR8_Z5jdHi6B-myT";
const MINUTE_MS = 60_000;

type Contact = typeof lead & { id: string };

const canBackUp = ({ url }: TestDatabase) => kindsToBackUp().includes(providerOf(url));

/** What a new backup holds; empty where none can be taken. */
async function readBackup(database: TestDatabase): Promise<Buffer> {
  if (!canBackUp(database)) return Buffer.alloc(0);
  const isSqlite = providerOf(database.url) === "sqlite";
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-erased-"));
  const file = path.join(folder, "backup");
  try {
    expect(await backUp(database, file)).toMatchObject({ status: 0, stderr: "" });
    return isSqlite ? readFileSync(file) : execFileSync("pg_restore", ["--file=-", file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In which files a text stands, in small letters: the database's own, and a new backup of it. */
async function filesWith(database: TestDatabase, text: string): Promise<string[]> {
  const file = database.url.replace("file:", "");
  const own = [file, `${file}-wal`].filter((each) => existsSync(each));
  const contents = new Map<string, Buffer>(own.map((each) => [each, readFileSync(each)]));
  contents.set("backup", await readBackup(database));
  return [...contents]
    .filter(([, bytes]) => bytes.toString("latin1").toLowerCase().includes(text))
    .map(([name]) => path.basename(name));
}

onEachDatabase("Leads", (suite) => {
  beforeEach(() => suite().database.query(`DELETE FROM "Contact"`));

  const api = (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(suite().site.url, path, { token: suite().token, ...options });
  const send = async (changes: Partial<typeof lead> = {}, headers: Record<string, string> = {}) => {
    const body = { ...lead, ...changes };
    const response = await call(suite().site.url, "/api/contact", {
      method: "POST",
      body,
      headers,
    });
    expect(response.status).toBe(201);
    return (await response.json()) as Contact;
  };
  const listed = async (query = "") =>
    (await (await api(`/api/contacts${query}`)).json()) as Contact[];
  const stored = () => countRows(suite().database, "Contact");
  const detailOf = async ({ id }: Contact) =>
    (await (await api(`/api/contacts/${id}`)).json()) as {
      isSpam: boolean;
      spamReasons: string[];
    };
  /** Makes every lead look as if it had come earlier. */
  const age = async (milliseconds: number) => {
    const rows = await suite().database.query(`SELECT "id" FROM "Contact"`);
    const before = new Date(Date.now() - milliseconds).toISOString();
    const value = suite().database.url.startsWith("file:") ? before.replace("Z", "+00:00") : before;
    for (const { id } of rows) {
      await suite().database.query(`UPDATE "Contact" SET "createdAt" = ? WHERE "id" = ?`, [
        value,
        id,
      ]);
    }
  };
  const lastAudit = async () => {
    const [entry] = (await (await api("/api/audit?page=1&pageSize=1")).json()) as object[];
    return entry;
  };

  describe("sent again", () => {
    test("with the same key and content are one, whenever that is", async () => {
      const first = await send({}, { "Idempotency-Key": KEY });
      await age(24 * 60 * MINUTE_MS);
      expect(await send({}, { "Idempotency-Key": KEY })).toEqual(first);
      expect(await stored()).toBe(1);
    });

    test("at the same moment are one", async () => {
      const keyed = Array.from({ length: 10 }, () => send({}, { "Idempotency-Key": KEY }));
      const unkeyed = Array.from({ length: 10 }, () => send());
      const ids = (await Promise.all([...keyed, ...unkeyed])).map(({ id }) => id);
      expect(new Set(ids).size).toBe(2);
      expect(await stored()).toBe(2);
    });

    test("with the same key and another text are two: nothing is lost", async () => {
      await send({}, { "Idempotency-Key": KEY });
      await send({ message: "I forgot: in the evening, please." }, { "Idempotency-Key": KEY });
      expect(await stored()).toBe(2);
    });

    test("with another key are two", async () => {
      await send({}, { "Idempotency-Key": KEY });
      await send({}, { "Idempotency-Key": KEY.replace("V", "W") });
      expect(await stored()).toBe(2);
    });

    test("without a key are one within ten minutes, and two afterwards", async () => {
      const first = await send();
      await age(9 * MINUTE_MS);
      expect(await send()).toEqual(first);
      await age(11 * MINUTE_MS);
      const second = await send();
      expect(second.id).not.toBe(first.id);
      expect(await send()).toEqual(second);
      expect(await stored()).toBe(2);
    });

    test.each(["", "short", "x".repeat(65), "not a key!".padEnd(20), "'; DROP TABLE x--xxxxxx"])(
      "with the odd key %p are taken as without one",
      async (key) => {
        const first = await send({}, { "Idempotency-Key": key });
        expect(await send()).toEqual(first);
      },
    );
  });

  describe("that look like spam", () => {
    test.each([
      ["the field is filled in that no person sees", {}, { "X-Form-Honeypot": "1" }, ["honeypot"]],
      [
        "they are sent at once, with a link",
        { message: "See https://a.example" },
        { "X-Form-Elapsed": "120" },
        ["fast", "links"],
      ],
      [
        "they are full of links",
        { message: "See https://a.example and https://b.example" },
        {},
        ["links"],
      ],
    ] as const)(
      "because %s are stored, marked, and set apart",
      async (_, changes, headers, reasons) => {
        const marked = await send(changes, headers);
        const clean = await send({ email: "other@example.in", message: "Another text altogether" });
        expect(await detailOf(marked)).toMatchObject({ isSpam: true, spamReasons: reasons });
        expect(await detailOf(clean)).toMatchObject({ isSpam: false, spamReasons: [] });
        expect((await listed()).map(({ id }) => id)).toEqual([clean.id, marked.id]);
        expect(await listed("?spam=true")).toEqual([marked]);
        expect(await listed("?spam=false")).toEqual([clean]);
      },
    );

    test("because others sent the same text are marked, for an hour", async () => {
      await send();
      const corrected = await send({ email: "meera@example.org" });
      expect(await detailOf(corrected)).toMatchObject({ isSpam: false });
      const second = await send({ email: "ravi@example.in", phone: "9811122233" });
      expect(await detailOf(second)).toMatchObject({ spamReasons: ["repeated"] });
      await age(61 * MINUTE_MS);
      const later = await send({ email: "divya@example.in", phone: "9811122244" });
      expect(await detailOf(later)).toMatchObject({ isSpam: false });
    });

    test("about the same offer are told apart by what was written below its line", async () => {
      const subject = "About: A Free Second Look at Your Insurance Policies\n";
      for (const email of ["meera@example.in", "ravi@example.in"]) {
        expect(await detailOf(await send({ email, message: subject }))).toMatchObject({
          isSpam: false,
        });
      }
      const message = `${subject}${lead.message}`;
      await send({ message });
      const again = await send({ email: "ravi@example.in", phone: "9811122233", message });
      expect(await detailOf(again)).toMatchObject({ spamReasons: ["repeated"] });
    });

    test("are compared by an index, and short texts not at all", async () => {
      await send();
      await send({ message: "Please call me back" });
      const hashes = await suite().database.query(
        `SELECT "messageHash" FROM "Contact" ORDER BY length("message")`,
      );
      expect(hashes).toEqual([
        { messageHash: null },
        { messageHash: expect.stringMatching(/^[\w-]{43}$/) },
      ]);
      if (providerOf(suite().database.url) === "postgresql") return;
      const plan = await suite().database.query(
        `EXPLAIN QUERY PLAN SELECT "id" FROM "Contact"
         WHERE "messageHash" = 'x' AND "createdAt" >= '2026' AND "email" <> 'a' LIMIT 1`,
      );
      expect(JSON.stringify(plan)).toContain("Contact_messageHash_createdAt_idx");
    });

    test("from a form without JavaScript are marked by its field, which keeps its text", async () => {
      const form = (fields: Record<string, string>) =>
        call(suite().site.url, "/api/contact", {
          method: "POST",
          raw: new URLSearchParams(fields).toString(),
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
        });
      const page = await (await form({ ...lead, name: "", [honeypotField]: "spam" })).text();
      expect(page).toMatch(/name="remarks"[^>]*data-1p-ignore[^>]*value="spam"/);
      expect((await form({ ...lead, [honeypotField]: "spam" })).status).toBe(201);
      expect(await detailOf((await listed("?spam=true"))[0]!)).toMatchObject({
        spamReasons: ["honeypot"],
      });
    });

    test.each(["-1", "x", "1e400", "NaN"])("a time of %s is none", async (elapsed) => {
      expect(await detailOf(await send({}, { "X-Form-Elapsed": elapsed }))).toMatchObject({
        isSpam: false,
      });
    });

    test("are counted apart", async () => {
      await send({}, { "X-Form-Honeypot": "1" });
      await send({ message: "A second text from somebody" });
      await send({ message: "A third text from somebody" });
      const total = async (query: string) =>
        (await api(`/api/contacts?page=1&pageSize=1${query}`)).headers.get("x-total-count");
      expect(await total("")).toBe("3");
      expect(await total("&spam=true")).toBe("1");
      expect(await total("&spam=false")).toBe("2");
    });

    test("spam=maybe is refused", async () => {
      await expectInvalid(await api("/api/contacts?spam=maybe"), {
        spam: "spam must be true or false",
      });
    });

    test("are moved by staff, who know better, and that is audited", async () => {
      const marked = await send({}, { "X-Form-Honeypot": "1" });
      const move = (isSpam: unknown) =>
        api(`/api/contacts/${marked.id}`, { method: "PATCH", body: { isSpam } });
      const moved = await move(false);
      expect(moved.headers.get("cache-control")).toBe("no-store");
      expect(await moved.json()).toMatchObject({
        ...marked,
        isSpam: false,
        spamReasons: ["honeypot"],
      });
      expect(await listed("?spam=false")).toEqual([marked]);
      expect(await lastAudit()).toMatchObject({
        action: "update",
        entity: "contact",
        entityId: marked.id,
        actorName: "asha",
        detail: "Marked as not spam",
      });
      const audited = await lastAudit();
      expect(await (await move(false)).json()).toMatchObject({ isSpam: false });
      expect(await lastAudit()).toEqual(audited);
      expect(await (await move(true)).json()).toMatchObject({ isSpam: true });
      await expectInvalid(await move("yes"), { isSpam: "isSpam must be true or false" });
      const gone = await api("/api/contacts/none", { method: "PATCH", body: { isSpam: true } });
      await expectFailure(gone, { status: 404 });
    });
  });

  describe("of a person", () => {
    const erase = (body: unknown) => api("/api/contacts/erase", { method: "POST", body });

    test("are erased by e-mail address, in any case, and leave a receipt without it", async () => {
      await send();
      await send({ email: "MEERA@Example.IN", message: "A second text from Meera" });
      const other = await send({ email: "ravi@example.in", phone: "9123456780" });
      const response = await erase({ email: " Meera@example.in " });
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.json()).toEqual({ erased: 2 });
      expect(await listed()).toEqual([other]);
      const receipt = await lastAudit();
      expect(receipt).toMatchObject({
        action: "erase",
        entity: "contact",
        entityId: null,
        actorName: "asha",
        detail: "2 contacts by email address",
      });
      expect(JSON.stringify(receipt).toLowerCase()).not.toContain("meera");
    });

    test("can be looked at before they are erased, and a look erases nothing", async () => {
      const first = await send();
      const second = await send({ email: "MEERA@Example.IN", message: "A second text from Meera" });
      await send({ email: "ravi@example.in", phone: "9123456780" });
      const look = (body: unknown) => api("/api/contacts/erase/preview", { method: "POST", body });
      const audited = await lastAudit();
      const response = await look({ email: "Meera@example.in" });
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.json()).toEqual({ total: 2, items: [second, first] });
      const many = Array.from({ length: 9 }, (_, index) => `Text ${index} from Meera`);
      for (const message of many) await send({ message });
      expect(await (await look({ email: "meera@example.in" })).json()).toMatchObject({
        total: 11,
        items: many
          .toReversed()
          .map((message) => ({ message }))
          .concat([{ message: second.message }]),
      });
      expect(await (await look({ email: "nobody@example.in" })).json()).toEqual({
        total: 0,
        items: [],
      });
      await expectInvalid(await look({ email: "meera" }), { email: "Please enter a valid email" });
      expect(await stored()).toBe(12);
      expect(await lastAudit()).toEqual(audited);
    });

    test("are erased by phone number, however it is written", async () => {
      for (const phone of [
        "9876543210",
        "+91 98765-43210",
        "09876543210",
        "(098765) 43210",
        "9876543210 / 9123456780",
        "९८७६५४३२१०",
        "９８７６５４３２１０",
      ]) {
        await send({ phone, message: `Written from ${phone}` });
      }
      const other = await send({ phone: "9876543211", message: "Another number altogether" });
      expect(await (await erase({ phone: "98765 43210" })).json()).toEqual({ erased: 7 });
      expect(await listed()).toEqual([other]);
      const again = await send({ phone: "9876543210", message: "And once more" });
      expect(await listed()).toEqual([again, other]);
      expect(await (await erase({ phone: "९८७६५ ४३२१०" })).json()).toEqual({ erased: 1 });
    });

    test("are found among many", async () => {
      const { database } = suite();
      const now = new Date().toISOString();
      const rows = Array.from({ length: 1_203 }, (_, index) => {
        const email = index % 2 === 0 ? "even@example.in" : "odd@example.in";
        return `('c${String(index).padStart(5, "0")}', 'N', '${email}', '9876543210', 'A message', '${now}', 'n')`;
      });
      await database.execute(
        `INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "createdAt", "searchText")
         VALUES ${rows.join(",")}`,
      );
      const newest = { email: "even@example.in", message: "The newest, with an id of its own" };
      await insertContacts(database, [{ id: "z", createdAt: new Date(), ...newest }]);
      const look = { method: "POST", body: { email: "even@example.in" } };
      const preview = await (await api("/api/contacts/erase/preview", look)).json();
      expect(preview).toMatchObject({ total: 603, items: { 0: newest, length: 10 } });
      expect(await (await erase({ email: "even@example.in" })).json()).toEqual({ erased: 603 });
      expect(await stored()).toBe(601);
    });

    test("are gone from the database's files once they are erased, and from every later backup", async () => {
      const { database, site } = suite();
      for (let index = 0; index < 40; index += 1) {
        const marked = await send({
          email: index % 3 === 0 ? lead.email : "zebrafish@example.in",
          message: `Zebrafish ${index} `.repeat(1 + (index % 5) * 40),
        });
        const body = { isSpam: true };
        await api(`/api/contacts/${marked.id}`, { method: "PATCH", body });
        const note = { text: `Noted of a zebrafish, ${index}` };
        await api(`/api/contacts/${marked.id}/notes`, { method: "POST", body: note });
      }
      const before = await filesWith(database, "zebrafish");
      expect(before.includes("backup")).toBe(canBackUp(database));
      await erase({ email: "zebrafish@example.in" });
      await erase({ email: lead.email });
      expect(await stored()).toBe(0);
      expect(await filesWith(database, "zebrafish")).toEqual([]);
      expect(site.log()).not.toContain("purge_pending");
      if (providerOf(database.url) === "sqlite") return;
      const [vacuumed] = await database.query(
        `SELECT "vacuum_count" FROM pg_stat_user_tables WHERE relname = 'Contact'`,
      );
      expect(Number(vacuumed?.vacuum_count)).toBeGreaterThan(0);
    });

    test.each([
      [{}, { email: "Enter an email or a phone number" }],
      [{ email: "", phone: " " }, { email: "Enter an email or a phone number" }],
      [{ email: "meera" }, { email: "Please enter a valid email" }],
      [{ email: 5 }, { email: "Please enter a valid email" }],
      [{ phone: "12345" }, { phone: "Phone must have at least ten digits" }],
    ])("%j erases nothing", async (body, fields) => {
      await send();
      await expectInvalid(await erase(body), fields);
      expect(await stored()).toBe(1);
    });

    test("nobody but staff may erase, mark or read the audit", async () => {
      const { url } = suite().site;
      for (const [method, path] of [
        ["POST", "/api/contacts/erase"],
        ["POST", "/api/contacts/erase/preview"],
        ["PATCH", "/api/contacts/x"],
        ["GET", "/api/audit"],
      ] as const) {
        const body = method === "GET" ? undefined : { email: lead.email, isSpam: true };
        await expectFailure(await call(url, path, { method, body }), { status: 401 });
      }
    });

    test("are erased by the operator's command too", async () => {
      await send();
      const run = (...args: string[]) =>
        runProgram("scripts/erase-contacts.ts", {
          arguments: args,
          variables: { DATABASE_URL: suite().database.url },
        });
      expect(await run()).toMatchObject({
        status: 1,
        stderr: "Enter an email or a phone number\n",
      });
      expect(await run("--email", "nobody@example.in", "--yes")).toMatchObject({
        status: 1,
        stderr: "No contact has this email. Nothing was erased.\n",
      });
      expect(await run("--email", lead.email)).toMatchObject({
        status: 1,
        stdout: expect.stringContaining(`Contacts found: 1\n${lead.name}, ${lead.email}`),
        stderr: "Nothing was erased. To erase without a question, add --yes.\n",
      });
      expect(await stored()).toBe(1);
      expect(await run("--email", lead.email, "--yes")).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/\nContacts erased: 1\. Backups still hold them\.\n$/),
      });
      expect(await stored()).toBe(0);
      expect(await lastAudit()).toMatchObject({ action: "erase", actorKind: "command" });
    });
  });

  test("are erased once they are older than the firm keeps them, from the files too", async () => {
    const { id } = await send({ message: "An old text of a zebrafish" });
    const body = { text: "Noted of an old zebrafish" };
    await api(`/api/contacts/${id}/notes`, { method: "POST", body });
    await age(31 * 24 * 60 * MINUTE_MS);
    await insertContacts(
      suite().database,
      Array.from({ length: 1_202 }, () => ({})),
    );
    const recent = await send({ message: "A text of today, from somebody" });
    const second = await startSite(suite().database.url, { CONTACT_RETENTION_DAYS: "30" });
    try {
      for (let tries = 0; !second.log().includes("contacts_erased") && tries < 240; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      expect(await listed()).toEqual([recent]);
      const audited = (await (await api("/api/audit?page=1&pageSize=3")).json()) as object[];
      expect(audited).toMatchObject([
        { action: "erase", actorKind: "site", detail: "203 contacts older than 30 days" },
        { action: "erase", detail: "500 contacts older than 30 days" },
        { action: "erase", detail: "500 contacts older than 30 days" },
      ]);
      expect(await countRows(suite().database, "ContactNote")).toBe(0);
      expect(await filesWith(suite().database, "zebrafish")).toEqual([]);
    } finally {
      await second.kill();
    }
  });
});
