import { beforeEach, describe, expect, test } from "@jest/globals";
import { listPagesWithSection } from "@/content/navigation";
import { sections } from "@/content/sections";
import type {
  ContactDetailDto,
  ContactRowDto,
  ContactStatisticsDto,
  SamePersonContactDto,
} from "@/lib/contacts/schema";
import { lastWeeks } from "@/lib/core/weeks";
import { call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { publishBlog, publishOffer } from "../support/entries";
import { expectFailure, expectInvalid } from "../support/failures";
import { formatStoredDate } from "../support/mailed-leads";
import { insertContacts, type StoredContact } from "../support/many-contacts";
import { readNewestAudit } from "../support/newest-audit";
import { onEachDatabase } from "../support/on-each-database";

const MINUTE_MS = 60_000;
const INVALID_WEEK = "week must be a day of this millennium, such as 2026-11-23";

onEachDatabase("The contacts API", (suite) => {
  beforeEach(() => suite().database.query(`DELETE FROM "Contact"`));

  const api = (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(suite().site.url, path, { token: suite().token, ...options });
  const addLeads = async (...leads: Parameters<typeof insertContacts>[1]) =>
    (await insertContacts(suite().database, leads)).map(({ id }) => id);
  const read = async (path: string) => {
    const response = await api(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return response.json();
  };
  const readDetail = (id: string) => read(`/api/contacts/${id}`) as Promise<ContactDetailDto>;
  const answer = (id: string, how: unknown = "called") =>
    api(`/api/contacts/${id}/answer`, { method: "PUT", body: { how } });
  const reopen = (id: string) => api(`/api/contacts/${id}/answer`, { method: "DELETE" });
  const addNote = (id: string, text: unknown, headers = {}) =>
    api(`/api/contacts/${id}/notes`, { method: "POST", body: { text }, headers });
  const listNames = async (query: string) =>
    ((await read(`/api/contacts${query}`)) as { name: string }[]).map(({ name }) => name);
  const expectAudit = async (fields: object) =>
    expect(await readNewestAudit(suite().database)).toMatchObject(fields);

  describe("An answer", () => {
    test("is stored with its kind, author and time and can be undone; both changes are audited", async () => {
      const [id] = (await addLeads({ createdAt: new Date(Date.now() - 90 * MINUTE_MS) })) as [
        string,
      ];
      const openContact = await readDetail(id);
      expect(openContact).toMatchObject({ answer: null, notes: [] });
      const response = await answer(id, "mailed");
      expect(response.status).toBe(200);
      const answeredContact = (await response.json()) as ContactDetailDto;
      const { at } = answeredContact.answer!;
      expect(answeredContact).toEqual({
        ...openContact,
        answer: { how: "mailed", by: "asha", at },
      });
      expect(Date.now() - Date.parse(at)).toBeLessThan(MINUTE_MS);
      expect(await readDetail(id)).toEqual(answeredContact);
      const change = { action: "update", entity: "contact", entityId: id, actorName: "asha" };
      await expectAudit({ ...change, detail: "Answered: emailed" });
      const [stored] = await suite().database.query(`SELECT "waitedSeconds" FROM "Contact"`);
      expect(Math.round(Number(stored!.waitedSeconds) / 60)).toBe(90);

      expect(await (await reopen(id)).json()).toEqual(openContact);
      await expectAudit({ ...change, detail: "Reopened" });
      const audits = await countRows(suite().database, "AuditEntry");
      expect(await (await reopen(id)).json()).toEqual(openContact);
      expect(await countRows(suite().database, "AuditEntry")).toBe(audits);
    });

    test("is refused with 409 if another answer, sent at the same time, arrives first", async () => {
      const [id] = (await addLeads({ id: "answered-by-four" })) as [string];
      const methods = ["called", "mailed", "messaged", "none"];
      const responses = await Promise.all(methods.map((how) => answer(id, how)));
      const statuses = responses.map(({ status }) => status);
      expect([...statuses].sort()).toEqual([200, 409, 409, 409]);
      expect((await readDetail(id)).answer?.how).toBe(methods[statuses.indexOf(200)]);
      expect(await countRows(suite().database, "AuditEntry", `"entityId" = '${id}'`)).toBe(1);
    });

    test("is refused when its kind is unknown", async () => {
      const [id] = (await addLeads({})) as [string];
      const fields = { how: "how must be one of called, mailed, messaged, none" };
      for (const how of [null, "shouted"]) await expectInvalid(await answer(id, how), fields);
      expect((await readDetail(id)).answer).toBeNull();
    });
  });

  describe("A note", () => {
    test("is stored once when its request is retried, but a retry with another text is refused with 409", async () => {
      const [id] = (await addLeads({})) as [string];
      const key = { "Idempotency-Key": "V1StGXR8_Z5jdHi6B-myT" };
      const responses = await Promise.all([
        addNote(id, "No reply", key),
        addNote(id, "No reply", key),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
      const refusal = await addNote(id, "At last", key);
      expect(refusal.status).toBe(409);
      expect(await refusal.json()).toMatchObject({ stored: await readDetail(id) });
      await addNote(id, "No reply");
      const { notes } = await readDetail(id);
      expect(notes.map(({ text }) => text)).toEqual(["No reply", "No reply"]);
    });

    test("is trimmed, stored with its author and time, and listed after earlier notes", async () => {
      const [id] = (await addLeads({})) as [string];
      const hostile = `<img src=x onerror=alert(1)>\n=1+1\n"'\\ ऋण 😀`;
      await addNote(id, `  ${hostile} \n`);
      await addNote(id, "A second one");
      const { notes } = await readDetail(id);
      expect(notes.map(({ text, authorName }) => [text, authorName])).toEqual([
        [hostile, "asha"],
        ["A second one", "asha"],
      ]);
      expect(Date.now() - Date.parse(notes[0]!.createdAt)).toBeLessThan(MINUTE_MS);
      // The audit entry omits the text, which may name a person, because audit entries cannot be erased.
      await expectAudit({ entityId: id, detail: "Added a note" });
    });

    test("is stored even if an answer arrives at the same time", async () => {
      const [id] = (await addLeads({})) as [string];
      const texts = ["A short one", "ऋ".repeat(2_000)];
      await Promise.all([...texts.map((text) => addNote(id, text)), answer(id)]);
      const { notes, answer: storedAnswer } = await readDetail(id);
      expect(notes.map(({ text }) => text).sort()).toEqual(texts);
      expect(storedAnswer?.how).toBe("called");
    });

    test.each([
      ["is blank", " \n ", "Note is required"],
      ["contains a NUL byte", "a\0b", "Note contains an invalid character"],
      ["has 2,001 characters", "x".repeat(2_001), "Note must be at most 2,000 characters"],
    ])("is refused if its text %s", async (_, text, message) => {
      const [id] = (await addLeads({})) as [string];
      await expectInvalid(await addNote(id, text), { text: message });
      expect(await countRows(suite().database, "ContactNote")).toBe(0);
    });
  });

  test.each(["none", "%00"])("returns 404 for the unknown id %s", async (id) => {
    const requests = [
      answer(id),
      reopen(id),
      addNote(id, "A note"),
      api(`/api/contacts/${id}/others`),
    ];
    for (const each of requests) {
      await expectFailure(await each, { status: 404, message: "Contact not found" });
    }
  });

  test("filters the list by answer, spam, week and source page, and counts open, answered and spam leads", async () => {
    const toDate = (iso: string) => new Date(iso);
    await addLeads(
      { id: "a", name: "Answered", createdAt: toDate("2026-03-02T00:00:00+05:30") },
      { id: "b", name: "Open", createdAt: toDate("2026-03-08T23:59:59.999+05:30") },
      { id: "c", name: "Before", createdAt: toDate("2026-03-01T23:59:59.999+05:30") },
      { id: "d", name: "After", createdAt: toDate("2026-03-09T00:00:00+05:30") },
      { id: "e", name: "Spam", isSpam: true, createdAt: toDate("2026-03-03T00:00:00+05:30") },
    );
    await answer("a");
    await suite().database.query(`UPDATE "Contact" SET "origin" = '/contact'`);
    await suite().database.query(
      `UPDATE "Contact" SET "previousPage" = '/' WHERE "id" IN ('b', 'c')`,
    );
    expect(await listNames("?answered=true")).toEqual(["Answered"]);
    expect(await listNames("?answered=false&spam=false")).toEqual(["After", "Open", "Before"]);
    expect(await listNames("?week=2026-03-02&spam=false")).toEqual(["Open", "Answered"]);
    expect(await listNames("?week=2026-03-02&answered=false")).toEqual(["Open", "Spam"]);
    expect(await listNames("?source=/")).toEqual(["Open", "Before"]);
    expect(await listNames("?source=/&since=2026-03-02")).toEqual(["Open"]);
    expect(await listNames("?source=%2Fcontact&answered=true")).toEqual(["Answered"]);
    const body = { text: "meera example", answered: false, week: "2026-03-02", spam: false };
    const found = await api("/api/contacts/search", { method: "POST", body });
    expect(await found.json()).toMatchObject([{ name: "Open" }]);
    for (const [name, value, message] of [
      ["answered", "perhaps", "answered must be true or false"],
      ["week", "2026-02-30", INVALID_WEEK],
      ["week", "0001-01-01", INVALID_WEEK],
      ["since", "0001-01-01", INVALID_WEEK.replace("week", "since")],
      ["source", "%00", "source contains an invalid character"],
    ] as const) {
      await expectInvalid(await api(`/api/contacts?${name}=${value}`), { [name]: message });
    }
    expect(await read("/api/contacts/counts")).toEqual({ open: 3, answered: 1, all: 4, spam: 1 });
    const since = "/api/contacts/counts?since=2026-03-02";
    expect(await read(since)).toEqual({ open: 2, answered: 1, all: 3, spam: 1 });
  });

  test("returns the answer, source and note count for at most 100 ids", async () => {
    await addLeads(
      { id: "a" },
      { id: "b", createdAt: new Date("2026-02-01T00:00:00Z") },
      { id: "c" },
    );
    await answer("a", "none");
    await addNote("b", "One");
    await addNote("b", "Two");
    await suite().database.query(`UPDATE "Contact" SET "origin" = '/loans/home-loan'`);
    const rows = (await read("/api/contacts/rows?ids=b,a,gone,%00")) as ContactRowDto[];
    const [a, b, ...others] = rows.sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(others).toEqual([]);
    expect(a).toMatchObject({ id: "a", answer: { how: "none", by: "asha" }, noteCount: 0 });
    expect(b).toEqual({
      id: "b",
      createdAt: "2026-02-01T00:00:00.000Z",
      source: { path: "/loans/home-loan", title: "Home Loan" },
      answer: null,
      noteCount: 2,
      isUndelivered: false,
    });
    const tooManyIds = await api(`/api/contacts/rows?ids=${"x,".repeat(100)}x`);
    await expectInvalid(tooManyIds, { ids: "ids must list at most 100 contacts" });
  });

  test("finds other leads with the same phone number in any format, or the same email in any letter case", async () => {
    await addLeads(
      { id: "a", createdAt: new Date("2026-01-05T00:00:00Z"), phone: "+91 98765-43210" },
      { id: "b", email: "MEERA@Example.in", phone: "" },
      { id: "c", email: "x@example.in", isSpam: true },
      { id: "d", email: "y@example.in", phone: "1" },
      // These fill more than one batch and are newer than the matches.
      ...Array.from({ length: 300 }, () => ({
        createdAt: new Date("2026-01-04T12:00:00Z"),
        email: "z@example.in",
        phone: "2",
        message: "meera@example.in and 9876543210 are not mine",
      })),
    );
    await answer("b");
    const others = (await read("/api/contacts/a/others")) as SamePersonContactDto[];
    expect(others.map(({ id, isSpam, isAnswered }) => [id, isSpam, isAnswered]).sort()).toEqual([
      ["b", false, true],
      ["c", true, false],
    ]);
    expect(await read("/api/contacts/d/others")).toEqual([]);
  });

  test("exports the filtered leads with their answers and notes", async () => {
    await addLeads({ id: "a", name: "Answered" }, { id: "b", name: "Open" });
    await answer("a", "messaged");
    await addNote("a", "=1+1");
    const body = { answered: true, spam: false };
    const response = await api("/api/contacts/export", { method: "POST", body });
    const [, ...lines] = (await response.text()).trim().split("\r\n");
    expect(lines).toEqual([
      expect.stringMatching(
        /"Answered",.*,"no",,"[\d: -]{16}","asha","Messaged","[\d: -]{16} asha: =1\+1"$/,
      ),
    ]);
    await expectAudit({ detail: "1 contact (without spam, answered)" });
  });

  describe("GET /api/contacts/statistics", () => {
    const readStatistics = () => read("/api/contacts/statistics") as Promise<ContactStatisticsDto>;
    const add = (...leads: Partial<StoredContact>[]) =>
      insertContacts(
        suite().database,
        leads.map((lead, index) => ({ id: `lead-${index}`, createdAt: new Date(), ...lead })),
      );
    /** Marks leads in the database as answered. `waits` maps lead ids to seconds. */
    const markAnswered = async (waits: Record<string, number>) => {
      for (const [id, seconds] of Object.entries(waits)) {
        await suite().database.query(
          `UPDATE "Contact" SET "answeredAt" = ?, "answeredBy" = 'asha', "answerMethod" = 'called',
             "waitedSeconds" = ? WHERE "id" = ?`,
          [formatStoredDate(suite().database, new Date()), seconds, id],
        );
      }
    };

    test("returns twelve empty weeks when there are no leads", async () => {
      const { weeks, ...otherFields } = await readStatistics();
      expect(otherFields).toEqual({ medianWaitSeconds: null, sources: [] });
      const mondays = lastWeeks(12, new Date()).map(({ monday }) => monday);
      expect(weeks).toEqual(mondays.map((monday) => ({ monday, open: 0, answered: 0 })));
    });

    test("counts each lead in its week, even a millisecond from the week's start or end, and omits spam", async () => {
      const { from, to } = lastWeeks(12, new Date())[0]!;
      await add(
        { id: "before", createdAt: new Date(+from - 1) },
        { id: "first", createdAt: from },
        { id: "last", createdAt: new Date(+to - 1) },
        { id: "next", createdAt: to },
        { id: "spam", createdAt: to, isSpam: true },
        { id: "now" },
      );
      await markAnswered({ last: 60, now: 60 });
      const { weeks } = await readStatistics();
      expect(weeks.map(({ open, answered }) => [open, answered])).toEqual([
        [1, 1],
        [1, 0],
        ...Array.from({ length: 9 }, () => [0, 0]),
        [0, 1],
      ]);
    });

    test.each([
      [60, [1, 60, 1_000_000]],
      [3, [5, 1, 4, 2]],
    ])("returns a median of %d seconds for the waits %j", async (median, waits) => {
      await add(...waits.map(() => ({})), { id: "open" }, { id: "spam", isSpam: true });
      await markAnswered(
        Object.fromEntries(waits.map((seconds, index) => [`lead-${index}`, seconds])),
      );
      await markAnswered({ spam: 9_999_999 });
      expect((await readStatistics()).medianWaitSeconds).toBe(median);
    });

    const addWithSources = async (pages: [string | null, string | null][]) => {
      await add(...pages.map(() => ({})));
      for (const [index, page] of pages.entries()) {
        await suite().database.query(
          `UPDATE "Contact" SET "origin" = ?, "previousPage" = ? WHERE "id" = 'lead-${index}'`,
          page,
        );
      }
    };

    test("lists the pages that brought the most leads, with page titles", async () => {
      const { site, token } = suite();
      const post = await publishBlog(site.url, token, { title: "<b>Gold</b> & loans" });
      const offer = await publishOffer(site.url, token, { title: "Half the fee" });
      await addWithSources([
        ["/contact", "/loans/home-loan"],
        ["/loans/home-loan", null],
        ["/loans/home-loan", null],
        [`/blog/${post.id}`, null],
        ["/contact", `/blog/${post.id}`],
        [`/offers/${offer.id}`, null],
        ["/blog/gone-k3f9x2", null],
        ["/", null],
        [null, null],
        ["/", null],
      ]);
      await suite().database.query(`UPDATE "Contact" SET "isSpam" = TRUE WHERE "id" = 'lead-9'`);
      expect((await readStatistics()).sources).toEqual([
        { path: "/loans/home-loan", title: "Home Loan", total: 3 },
        { path: `/blog/${post.id}`, title: "<b>Gold</b> & loans", total: 2 },
        { path: "/", title: "Home page", total: 1 },
        { path: `/offers/${offer.id}`, title: "Half the fee", total: 1 },
      ]);
    });

    test("lists at most eight source pages, and only existing ones", async () => {
      const existingPaths = listPagesWithSection(sections).map(({ page }) => page.href);
      const sourcePaths = [...existingPaths.slice(0, 10), "/a-made-up", "/blog/", "/offers/%"];
      await addWithSources(sourcePaths.map((page) => [page, null]));
      const { sources } = await readStatistics();
      expect(sources.map(({ path }) => path)).toEqual(
        existingPaths.slice(0, 10).sort().slice(0, 8),
      );
    });
  });
});
