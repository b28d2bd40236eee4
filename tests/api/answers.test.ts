import { beforeEach, describe, expect, test } from "@jest/globals";
import type { ContactRowDto } from "@/lib/contacts/row-schema";
import type { ContactDetailDto, OtherContactDto } from "@/lib/contacts/detail-schema";
import { admin, call, signIn } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { runProgram } from "../../tools/site/programs";
import { expectFailure, expectInvalid } from "../support/failures";
import { insertContacts } from "../support/many-contacts";
import { onEachDatabase } from "../support/on-each-database";

// What staff add beside a lead: that it was answered, and notes. The lead stays as it was sent.

const MINUTE_MS = 60_000;
const NO_WEEK = "week must be a day of this millennium, such as 2026-11-23";

onEachDatabase("What stands beside a lead", (suite) => {
  beforeEach(() => suite().database.query(`DELETE FROM "Contact"`));

  const api = (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(suite().site.url, path, { token: suite().token, ...options });
  const add = async (...leads: Parameters<typeof insertContacts>[1]) =>
    (await insertContacts(suite().database, leads)).map(({ id }) => id);
  const read = async (path: string) => {
    const response = await api(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return response.json();
  };
  const detail = (id: string) => read(`/api/contacts/${id}`) as Promise<ContactDetailDto>;
  const answer = (id: string, how: unknown = "called", token = suite().token) =>
    api(`/api/contacts/${id}/answer`, { method: "PUT", body: { how }, token });
  const reopen = (id: string) => api(`/api/contacts/${id}/answer`, { method: "DELETE" });
  const note = (id: string, text: unknown, token = suite().token, headers = {}) =>
    api(`/api/contacts/${id}/notes`, { method: "POST", body: { text }, token, headers });
  const rows = (...ids: string[]) =>
    read(`/api/contacts/rows?ids=${ids.join(",")}`) as Promise<ContactRowDto[]>;
  const namesOf = async (query: string) =>
    ((await read(`/api/contacts${query}`)) as { name: string }[]).map(({ name }) => name);
  const lastAudit = async () => {
    const [row] = await suite().database.query(
      `SELECT "action", "entity", "entityId", "actorName", "detail" FROM "AuditEntry"
       ORDER BY "createdAt" DESC, "id" DESC LIMIT 1`,
    );
    return row;
  };

  describe("An answer", () => {
    test("says how, by whom and when, is taken back as easily, and both are audited", async () => {
      const [id] = (await add({ createdAt: new Date(Date.now() - 90 * MINUTE_MS) })) as [string];
      const before = await detail(id);
      expect(before).toMatchObject({ answer: null, notes: [] });
      const response = await answer(id, "mailed");
      expect(response.status).toBe(200);
      const answered = (await response.json()) as ContactDetailDto;
      expect(answered).toEqual({
        ...before,
        answer: { how: "mailed", by: "asha", at: answered.answer!.at },
      });
      expect(Date.now() - Date.parse(answered.answer!.at)).toBeLessThan(MINUTE_MS);
      expect(await detail(id)).toEqual(answered);
      const audited = { action: "update", entity: "contact", entityId: id, actorName: "asha" };
      expect(await lastAudit()).toEqual({ ...audited, detail: "Answered: emailed" });
      const [stored] = await suite().database.query(`SELECT "waitedSeconds" FROM "Contact"`);
      expect(Math.round(Number(stored!.waitedSeconds) / 60)).toBe(90);

      expect(await (await reopen(id)).json()).toEqual(before);
      expect(await lastAudit()).toEqual({ ...audited, detail: "Opened again" });
      const audits = await countRows(suite().database, "AuditEntry");
      expect(await (await reopen(id)).json()).toEqual(before);
      expect(await countRows(suite().database, "AuditEntry")).toBe(audits);
    });

    test("is the first one’s, of however many say so at once", async () => {
      const [id] = (await add({ id: "asked-of-by-four" })) as [string];
      const ways = ["called", "mailed", "messaged", "none"];
      const responses = await Promise.all(ways.map((how) => answer(id, how)));
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 409, 409, 409]);
      const first = responses.findIndex(({ status }) => status === 200);
      expect((await detail(id)).answer?.how).toBe(ways[first]);
      await expectFailure(responses[(first + 1) % ways.length]!, {
        status: 409,
        message: "asha has marked this as answered already",
      });
      const [{ audits }] = (await suite().database.query(
        `SELECT COUNT(*) AS "audits" FROM "AuditEntry" WHERE "entityId" = '${id}'`,
      )) as [{ audits: number | string }];
      expect(Number(audits)).toBe(1);
    });

    test.each([null, "", "shouted", 1, ["called"]])("is not %j", async (how) => {
      const [id] = (await add({})) as [string];
      const message = "how must be one of called, mailed, messaged, none";
      await expectInvalid(await answer(id, how), { how: message });
      expect((await detail(id)).answer).toBeNull();
    });
  });

  describe("A note", () => {
    test("that is sent again, after an answer that was lost, is one note", async () => {
      const [id] = (await add({})) as [string];
      const key = { "Idempotency-Key": "V1StGXR8_Z5jdHi6B-myT" };
      const send = (text: string, headers = {}) => note(id, text, suite().token, headers);
      const answers = await Promise.all([send("No reply", key), send("No reply", key)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const corrected = await send("At last", key);
      expect([corrected.status, await corrected.json()]).toEqual([
        409,
        expect.objectContaining({ stored: await detail(id) }),
      ]);
      await send("No reply");
      const { notes } = await detail(id);
      expect(notes.map(({ text }) => text)).toEqual(["No reply", "No reply"]);
    });

    test("stands with its author and time after those before, as it was typed", async () => {
      const [id, other] = (await add({}, { id: "other" })) as [string, string];
      const hostile = `<img src=x onerror=alert(1)>\n=1+1\n"'\\ ऋण 😀`;
      const response = await note(id, `  ${hostile} \n`);
      expect(response.status).toBe(201);
      await note(id, "A second one");
      const { notes } = await detail(id);
      expect(notes.map(({ text, authorName }) => [text, authorName])).toEqual([
        [hostile, "asha"],
        ["A second one", "asha"],
      ]);
      expect(Date.now() - Date.parse(notes[0]!.createdAt)).toBeLessThan(MINUTE_MS);
      expect((await detail(other)).notes).toEqual([]);
      // What is noted may name a person, and the audit stays.
      expect(await lastAudit()).toMatchObject({ entityId: id, detail: "Noted" });
    });

    test("of one and an answer of another at once are both kept", async () => {
      const [id] = (await add({})) as [string];
      const again = await signIn(suite().site.url, admin);
      const texts = Array.from({ length: 10 }, (_, index) => `Note ${index}`);
      const responses = await Promise.all([
        ...texts.map((text, index) => note(id, text, index % 2 ? again.token : undefined)),
        answer(id, "called", again.token),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([...texts.map(() => 201), 200]);
      const { notes, answer: said } = await detail(id);
      expect(notes.map(({ text }) => text).sort()).toEqual(texts);
      expect(said?.how).toBe("called");
    });

    test.each([
      ["", "Note is required"],
      [" \n ", "Note is required"],
      [undefined, "Note is required"],
      [7, "Note must be text"],
      ["a\0b", "Note has a character that cannot be stored"],
      ["x".repeat(2_001), "Note must be at most 2,000 characters"],
    ])("is not %j", async (text, message) => {
      const [id] = (await add({})) as [string];
      await expectInvalid(await note(id, text), { text: message });
      expect(await countRows(suite().database, "ContactNote")).toBe(0);
    });

    test("may be of 2,000 characters", async () => {
      const [id] = (await add({})) as [string];
      expect((await note(id, "ऋ".repeat(2_000))).status).toBe(201);
    });
  });

  test.each(["none", "%00", "%F0%9F%98%80"])("there is nothing beside %s", async (id) => {
    const refused = [answer(id), reopen(id), note(id, "A note"), api(`/api/contacts/${id}/others`)];
    for (const each of refused) {
      await expectFailure(await each, { status: 404, message: "Contact not found" });
    }
  });

  test("who is not signed in reads and writes nothing of it", async () => {
    const [id] = (await add({})) as [string];
    const withoutToken = { token: undefined };
    for (const [method, path, body] of [
      ["PUT", `/api/contacts/${id}/answer`, { how: "called" }],
      ["DELETE", `/api/contacts/${id}/answer`, undefined],
      ["POST", `/api/contacts/${id}/notes`, { text: "A note" }],
      ["GET", `/api/contacts/${id}/others`, undefined],
      ["GET", `/api/contacts/rows?ids=${id}`, undefined],
      ["GET", "/api/contacts/counts", undefined],
      ["GET", "/api/contacts/statistics", undefined],
    ] as const) {
      const response = await call(suite().site.url, path, { method, body, ...withoutToken });
      expect([path, response.status]).toEqual([path, 401]);
    }
    expect(await detail(id)).toMatchObject({ answer: null, notes: [] });
  });

  test("goes with the person", async () => {
    const [id] = (await add({}, { id: "ravi", email: "ravi@example.in", phone: "1" })) as [string];
    await answer(id);
    await note(id, "Of Meera");
    await note("ravi", "Of Ravi");
    const body = { email: "meera@example.in" };
    const erased = await api("/api/contacts/erase", { method: "POST", body });
    expect(await erased.json()).toEqual({ erased: 1 });
    const left = await suite().database.query(`SELECT "text" FROM "ContactNote"`);
    expect(left).toEqual([{ text: "Of Ravi" }]);
  });

  test("is listed by whether it is answered, by its week and by its page", async () => {
    const at = (iso: string) => new Date(iso);
    await add(
      { id: "a", name: "Answered", createdAt: at("2026-03-02T00:00:00+05:30") },
      { id: "b", name: "Open", createdAt: at("2026-03-08T23:59:59.999+05:30") },
      { id: "c", name: "Before", createdAt: at("2026-03-01T23:59:59.999+05:30") },
      { id: "d", name: "After", createdAt: at("2026-03-09T00:00:00+05:30") },
      { id: "e", name: "Spam", isSpam: true, createdAt: at("2026-03-03T00:00:00+05:30") },
    );
    await answer("a");
    await suite().database.query(`UPDATE "Contact" SET "origin" = '/contact'`);
    await suite().database.query(`UPDATE "Contact" SET "cameFrom" = '/' WHERE "id" IN ('b', 'c')`);
    expect(await namesOf("?answered=true")).toEqual(["Answered"]);
    expect(await namesOf("?answered=false&spam=false")).toEqual(["After", "Open", "Before"]);
    expect(await namesOf("?week=2026-03-02&spam=false")).toEqual(["Open", "Answered"]);
    expect(await namesOf("?week=2026-03-02&answered=false")).toEqual(["Open", "Spam"]);
    expect(await namesOf("?source=/")).toEqual(["Open", "Before"]);
    expect(await namesOf("?source=/&since=2026-03-02")).toEqual(["Open"]);
    expect(await namesOf("?source=%2Fcontact&answered=true")).toEqual(["Answered"]);
    const part = await api("/api/contacts?answered=false&page=2&pageSize=1");
    expect(part.headers.get("x-total-count")).toBe("4");
    expect(await part.json()).toMatchObject([{ name: "Open" }]);

    const body = { text: "meera example", answered: false, week: "2026-03-02", spam: false };
    const found = await api("/api/contacts/search", { method: "POST", body });
    expect(await found.json()).toMatchObject([{ name: "Open" }]);
    for (const [name, value, message] of [
      ["answered", "perhaps", "answered must be true or false"],
      ["week", "2026-02-30", NO_WEEK],
      ["week", "now", NO_WEEK],
      ["week", "0001-01-01", NO_WEEK],
      ["since", "0001-01-01", NO_WEEK.replace("week", "since")],
      ["source", "%00", "source has a character that cannot be stored"],
      ["source", "x".repeat(301), "source must be at most 300 characters"],
    ] as const) {
      await expectInvalid(await api(`/api/contacts?${name}=${value}`), { [name]: message });
    }
    expect(await read("/api/contacts/counts")).toEqual({ open: 3, answered: 1, all: 4, spam: 1 });
    const ofWeek = "/api/contacts/counts?week=2026-03-02";
    expect(await read(ofWeek)).toEqual({ open: 1, answered: 1, all: 2, spam: 1 });
    const since = "/api/contacts/counts?since=2026-03-02";
    expect(await read(since)).toEqual({ open: 2, answered: 1, all: 3, spam: 1 });
  });

  test("is told for a page of the list, in whatever order it is asked for", async () => {
    await add({ id: "a" }, { id: "b", createdAt: new Date("2026-02-01T00:00:00Z") }, { id: "c" });
    await answer("a", "none");
    await note("b", "One");
    await note("b", "Two");
    await suite().database.query(`UPDATE "Contact" SET "origin" = '/loans/home-loan'`);
    const told = await rows("b", "a", "gone", "%00");
    const byId = Object.fromEntries(told.map((row) => [row.id, row]));
    expect(Object.keys(byId).sort()).toEqual(["a", "b"]);
    expect(byId.a).toMatchObject({ answer: { how: "none", by: "asha" }, noteCount: 0 });
    expect(byId.b).toEqual({
      id: "b",
      createdAt: "2026-02-01T00:00:00.000Z",
      source: { path: "/loans/home-loan", title: "Home Loan" },
      answer: null,
      noteCount: 2,
      isUndelivered: false,
    });
    expect(await rows()).toEqual([]);
    const message = "ids must be at most 100";
    const many = await api(`/api/contacts/rows?ids=${"x,".repeat(100)}x`);
    await expectInvalid(many, { ids: message });
    await expectInvalid(await api("/api/contacts/rows"), { ids: "ids are required" });
  });

  test("what came from the same number or address is found, however it was written", async () => {
    const message = "meera@example.in and 9876543210 are not mine";
    await add(
      { id: "a", createdAt: new Date("2026-01-05T00:00:00Z"), phone: "+91 98765-43210" },
      {
        id: "b",
        createdAt: new Date("2026-01-04T00:00:00Z"),
        email: "MEERA@Example.in",
        phone: "",
      },
      { id: "c", createdAt: new Date("2026-01-03T00:00:00Z"), email: "x@example.in", isSpam: true },
      { id: "d", createdAt: new Date("2026-01-02T00:00:00Z"), email: "y@example.in", phone: "1" },
      // More than are read at once, newer than whoever is looked for.
      ...Array.from({ length: 300 }, () => ({
        createdAt: new Date("2026-01-04T12:00:00Z"),
        email: "z@example.in",
        phone: "2",
        message,
      })),
    );
    await answer("b");
    const others = (await read("/api/contacts/a/others")) as OtherContactDto[];
    expect(others.map(({ id, isSpam, isAnswered }) => [id, isSpam, isAnswered])).toEqual([
      ["b", false, true],
      ["c", true, false],
    ]);
    expect(others[0]).toMatchObject({
      email: "MEERA@Example.in",
      createdAt: "2026-01-04T00:00:00.000Z",
    });
    // A number that is too short to tell tells nothing.
    expect(await read("/api/contacts/d/others")).toEqual([]);
  });

  test("the export follows what is chosen, and has it all", async () => {
    await add({ id: "a", name: "Answered" }, { id: "b", name: "Open" });
    await answer("a", "messaged");
    await note("a", "=1+1");
    const body = { answered: true, spam: false };
    const file = await api("/api/contacts/export", { method: "POST", body });
    const [, line, ...rest] = (await file.text()).trim().split("\r\n");
    expect(rest).toEqual([]);
    expect(line).toMatch(
      /"Answered",.*,"no",,"[\d: -]{16}","asha","Messaged","[\d: -]{16} asha: =1\+1"$/,
    );
    expect(await lastAudit()).toMatchObject({ detail: "1 contact (leads, answered)" });
  });

  test("the demo leads come once, and never beside somebody’s own", async () => {
    const fill = () =>
      runProgram("scripts/demo-leads.ts", {
        variables: { DATABASE_URL: suite().database.url },
      });
    await add({});
    expect(await fill()).toMatchObject({ status: 1 });
    expect(await countRows(suite().database, "Contact")).toBe(1);
    await suite().database.query(`DELETE FROM "Contact"`);
    expect(await fill()).toMatchObject({ status: 0 });
    const total = await countRows(suite().database, "Contact");
    expect(total).toBeGreaterThan(100);
    expect(await fill()).toMatchObject({ status: 1 });
    expect(await countRows(suite().database, "Contact")).toBe(total);
    const statistics = (await read("/api/contacts/statistics")) as {
      weeks: unknown[];
      sources: { title: string | null }[];
    };
    expect(statistics.weeks).toHaveLength(12);
    expect(statistics.sources.map(({ title }) => title)).toContain("Home Loan");
  });
});
