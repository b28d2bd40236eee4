import { afterAll, beforeEach, describe, expect, test } from "@jest/globals";
import type { ContactMailDto } from "@/lib/contacts/schema";
import { call } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectFailure } from "../support/failures";
import { type Reaction, type MailServer, startMailServer } from "../support/mail-server";
import {
  formatStoredDate,
  pauseServerAt,
  type Lead,
  lead,
  readMail,
  buildMailVariables,
  makeDue,
  sendLead,
  poll,
} from "../support/mailed-leads";
import { onEachDatabaseWith, onSqlite } from "../support/on-each-database";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const recipients = ["desk@example.in", "asha@example.in"];
const account = { user: "leads@example.in", password: "its-password-7yqe" };

let server: MailServer;

const startServer = async () => {
  server = await startMailServer({ account });
  return { ...buildMailVariables(server), MAIL_TO: recipients.join(",") };
};

onEachDatabaseWith("The mail queue for leads", startServer, (suite) => {
  beforeEach(async () => {
    server.setReaction(() => "continue");
    await poll(countClaimed, (claims) => claims === 0);
    await suite().database.query(`DELETE FROM "Contact"`);
    server.mails.length = 0;
  });
  afterAll(() => server.close());

  const countClaimed = () =>
    countRows(suite().database, "ContactMail", `"claimedUntil" IS NOT NULL`);
  const api = (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(suite().site.url, path, { token: suite().token, ...options });
  const send = (...[changes, headers]: [Partial<typeof lead>?, Record<string, string>?]) =>
    sendLead(suite().site.url, changes, headers);
  let count = 0;
  const sendAnother = () => send({ message: `Another message, number ${(count += 1)}` });
  const readStoredMail = (target: { id: string }) =>
    readMail(suite().site.url, suite().token, target);
  const waitForMail = (target: { id: string }, isWanted: (dto: ContactMailDto) => boolean) =>
    poll(
      () => readStoredMail(target),
      (dto) => dto !== null && isWanted(dto),
    );
  const hasBeenTried = (dto: ContactMailDto) => dto.problem !== null || dto.state === "sent";
  const waitUntilSent = (target: { id: string }) =>
    waitForMail(target, ({ state }) => state === "sent");
  const minutesUntil = (time: string | null) =>
    Math.round((Date.parse(time!) - Date.now()) / MINUTE_MS);
  const setMinutesFromNow = (column: string, minutes: number, { id }: { id: string }) =>
    suite().database.query(`UPDATE "ContactMail" SET "${column}" = ? WHERE "contactId" = ?`, [
      formatStoredDate(suite().database, new Date(Date.now() + minutes * MINUTE_MS)),
      id,
    ]);
  const resend = ({ id }: { id: string }) => api(`/api/contacts/${id}/mail`, { method: "POST" });
  const listUndelivered = async () =>
    (await (await api("/api/contacts/undelivered")).json()) as { total: number; items: Lead[] };
  /** Sends a spam lead, which triggers the mail sender but is not mailed itself. */
  const sendSpamLead = () =>
    send({ message: `Triggered at ${Date.now()}` }, { "X-Form-Honeypot": "1" });
  const refuse = (refusedStage: string, reaction: Reaction) =>
    server.setReaction((stage) => (stage === refusedStage ? reaction : "continue"));

  test("mails a lead once to the recipients in MAIL_TO", async () => {
    const key = { "Idempotency-Key": "V1StGXR8_Z5jdHi6B-myT" };
    const stored = await send({}, key);
    expect(await waitUntilSent(stored)).toEqual({
      state: "sent",
      problem: null,
      attempts: 1,
      nextTryAt: null,
      sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    await send({}, key);
    await waitUntilSent(await sendAnother());
    expect(server.mails).toHaveLength(2);
    const { from, to, id, raw } = server.mails[0]!;
    expect([from, to]).toEqual(["leads@example.in", recipients]);
    expect(id).toBe(`<lead-${stored.id}@localhost>`);
    expect(String(raw)).toContain(`${suite().site.url}/admin`);
  });

  test("stores a lead and its mail together or not at all", async () => {
    const { database, site } = suite();
    await database.query('ALTER TABLE "ContactMail" RENAME TO "Away"');
    const response = await call(site.url, "/api/contact", { method: "POST", body: lead });
    await database.query('ALTER TABLE "Away" RENAME TO "ContactMail"');
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(await countRows(database, "Contact")).toBe(0);
  });

  test("answers visitors while the mail server hangs, and lists the delayed mail for staff", async () => {
    const { release, waitUntilReached } = pauseServerAt(server, "connect");
    const stored = await send();
    await waitUntilReached();
    const other = await sendAnother();
    expect(await readStoredMail(stored)).toMatchObject({ state: "waiting", problem: null });
    expect(await listUndelivered()).toEqual({ total: 0, items: [] });
    await setMinutesFromNow("dueAt", -6, stored);
    expect(await listUndelivered()).toEqual({ total: 1, items: [stored] });
    expect(await readStoredMail(stored)).toMatchObject({
      state: "waiting",
      problem: expect.stringMatching(/^The email should have been sent minutes ago/),
      nextTryAt: null,
    });
    release("continue");
    for (const each of [stored, other]) await waitUntilSent(each);
    expect(await listUndelivered()).toEqual({ total: 0, items: [] });
  });

  describe("when the mail server fails", () => {
    test("gives up on a refused mail immediately and shows the server's reply", async () => {
      refuse("data", { code: 554, message: "No mail from <leads@example.in>" });
      const stored = await send();
      expect(await waitForMail(stored, hasBeenTried)).toEqual({
        state: "failed",
        problem:
          "The mail server refused this email. The server replied: 554 No mail from <leads@example.in>",
        attempts: 1,
        nextTryAt: null,
        sentAt: null,
      });
      expect(await listUndelivered()).toEqual({ total: 1, items: [stored] });
      const rows = await api(`/api/contacts/rows?ids=${stored.id}`);
      expect(await rows.json()).toMatchObject([{ id: stored.id, isUndelivered: true }]);
    });

    test.each([
      ["defers it", "data", { code: 451, message: "Later" }],
      ["accepts it but disconnects without a reply", "accepted", "drop"],
    ] as const)(
      "retries the same mail after a minute if the server %s",
      async (_, stage, reaction) => {
        refuse(stage, reaction);
        const stored = await send();
        const { state, attempts, nextTryAt } = (await waitForMail(stored, hasBeenTried))!;
        expect({ state, attempts }).toEqual({ state: "waiting", attempts: 1 });
        expect(minutesUntil(nextTryAt)).toBe(1);
        const countBefore = server.mails.length;
        server.setReaction(() => "continue");
        await makeDue(suite().database);
        await sendSpamLead();
        expect(await waitUntilSent(stored)).toMatchObject({ attempts: 2, problem: null });
        expect(server.mails).toHaveLength(countBefore + 1);
        expect(new Set(server.mails.map(({ id }) => id)).size).toBe(1);
        expect(await listUndelivered()).toEqual({ total: 0, items: [] });
      },
    );

    test("marks a mail as sent if only some recipients are refused, and names the refused ones", async () => {
      server.setReaction((stage) =>
        stage === "to" && (recipientCount += 1) === 2
          ? { code: 452, message: "Over quota" }
          : "continue",
      );
      let recipientCount = 0;
      const stored = await send();
      expect(await waitForMail(stored, hasBeenTried)).toMatchObject({
        state: "sent",
        problem:
          "The mail server did not accept this email for asha@example.in. The server replied: 452 Over quota",
      });
      expect(await listUndelivered()).toEqual({ total: 1, items: [stored] });
      expect(server.mails).toMatchObject([{ to: ["desk@example.in"] }]);
      await resend(stored);
      await waitForMail(stored, ({ problem, state }) => state === "sent" && problem === null);
      expect(await listUndelivered()).toEqual({ total: 0, items: [] });
    });
  });

  test("sends waiting mail as soon as the server works again", async () => {
    refuse("connect", { code: 421, message: "Going down" });
    const stored = await send();
    const { problem } = (await waitForMail(stored, hasBeenTried))!;
    expect(problem).toMatch(/The server replied: 421 Going down$/);
    await setMinutesFromNow("dueAt", 240, stored);
    server.setReaction(() => "continue");
    for (const each of [await sendAnother(), stored]) await waitUntilSent(each);
  });

  test("sends other mails when the mail of one lead cannot be composed", async () => {
    refuse("connect", "drop");
    const stored = await send();
    await waitForMail(stored, hasBeenTried);
    const { kind, database } = suite();
    const update = `UPDATE "Contact" SET "createdAt" = ? WHERE "id" = ?`;
    await database.query(update, [kind === "sqlite" ? "never" : "infinity", stored.id]);
    server.setReaction(() => "continue");
    await makeDue(database);
    await waitUntilSent(await sendAnother());
    await database.query(update, [formatStoredDate(database, new Date()), stored.id]);
    const problem = "This email could not be composed because of an error in the site.";
    expect(await readStoredMail(stored)).toMatchObject({ state: "waiting", problem });
  });

  test("sends other mails when the server disconnects at the same mail every time", async () => {
    const { release, waitUntilReached } = pauseServerAt(server, "connect");
    const stored = await send();
    await waitUntilReached();
    const other = await sendAnother();
    server.setReaction((stage, id) =>
      stage === "data" && id === `<lead-${stored.id}@localhost>` ? "drop" : "continue",
    );
    release("continue");
    await waitForMail(other, hasBeenTried);
    await makeDue(suite().database);
    await sendSpamLead();
    await waitForMail(stored, ({ attempts }) => attempts === 2);
    await setMinutesFromNow("dueAt", 0, other);
    await sendSpamLead();
    await waitUntilSent(other);
    expect(await readStoredMail(stored)).toMatchObject({ state: "waiting", attempts: 2 });
  });

  test("leaves a mail to the instance that claimed it until the claim expires", async () => {
    refuse("connect", { code: 421, message: "Going down" });
    const stored = await send();
    await waitForMail(stored, hasBeenTried);
    await setMinutesFromNow("claimedUntil", 1, stored);
    server.setReaction(() => "continue");
    await makeDue(suite().database);
    await waitUntilSent(await sendAnother());
    expect(await readStoredMail(stored)).toMatchObject({ state: "waiting", attempts: 1 });
    await setMinutesFromNow("claimedUntil", -1, stored);
    await sendSpamLead();
    await waitUntilSent(stored);
    expect(server.mails).toHaveLength(2);
  });

  test("gives up on a mail after three days", async () => {
    refuse("data", { code: 451, message: "Later" });
    const stored = await send();
    await waitForMail(stored, hasBeenTried);
    const createdAt = formatStoredDate(
      suite().database,
      new Date(Date.now() - 3 * DAY_MS - MINUTE_MS),
    );
    await suite().database.query(`UPDATE "ContactMail" SET "createdAt" = ?`, [createdAt]);
    await makeDue(suite().database);
    await sendSpamLead();
    const failedMail = await waitForMail(stored, ({ attempts }) => attempts === 2);
    expect(failedMail).toMatchObject({ state: "failed", nextTryAt: null });
  });

  describe("POST /api/contacts/{id}/mail", () => {
    test("resets the attempts, sends the mail immediately and writes an audit entry", async () => {
      refuse("to", { code: 550, message: "No" });
      const stored = await send();
      await waitForMail(stored, hasBeenTried);
      server.setReaction(() => "continue");
      const resent = { state: "waiting", problem: null, attempts: 0 };
      expect(await (await resend(stored)).json()).toMatchObject(resent);
      await waitUntilSent(stored);
      const [entry] = (await (await api("/api/audit?page=1&pageSize=1")).json()) as object[];
      const audited = { entity: "mail", entityId: stored.id, detail: "Queued to be sent again" };
      expect(entry).toMatchObject({ ...audited, action: "update", actorName: "asha" });
    });

    test("refuses to resend a mail that is already sent, is being sent or does not exist", async () => {
      const { release, waitUntilReached } = pauseServerAt(server, "data");
      const stored = await send();
      await waitUntilReached();
      const message = "This email is being sent right now";
      await expectFailure(await resend(stored), { status: 409, message });
      release("continue");
      await waitUntilSent(stored);
      await expectFailure(await resend(stored), { status: 409 });
      expect(server.mails).toHaveLength(1);
      for (const id of ["none", "%00", (await sendSpamLead()).id]) {
        await expectFailure(await resend({ id }), { status: 404 });
      }
    });
  });

  describe("PATCH /api/contacts/{id} with isSpam", () => {
    const setSpam = ({ id }: { id: string }, isSpam: boolean) =>
      api(`/api/contacts/${id}`, { method: "PATCH", body: { isSpam } });

    test("mails a lead once when staff unmark it as spam", async () => {
      const markedLead = await sendSpamLead();
      expect(await readStoredMail(markedLead)).toBeNull();
      await setSpam(markedLead, false);
      await waitUntilSent(markedLead);
      for (const isSpam of [true, false, false]) await setSpam(markedLead, isSpam);
      expect(await readStoredMail(markedLead)).toMatchObject({ state: "sent", attempts: 1 });
      expect(server.mails).toHaveLength(1);
    });

    test("cancels the mail when staff mark its lead as spam, even while the mail is being sent", async () => {
      const { release, waitUntilReached } = pauseServerAt(server, "data");
      const stored = await send();
      await waitUntilReached();
      await setSpam(stored, true);
      release({ code: 451, message: "Later" });
      const other = await sendAnother();
      await waitUntilSent(other);
      expect(server.mails).toHaveLength(1);
      expect(await readStoredMail(stored)).toBeNull();
      await setSpam(stored, false);
      await waitUntilSent(stored);
    });
  });

  test("deletes an erased visitor's queued mails, even one that is being sent and still arrives", async () => {
    const { release, waitUntilReached } = pauseServerAt(server, "data");
    await send();
    await waitUntilReached();
    await sendAnother();
    const body = { email: lead.email };
    await api("/api/contacts/erase", { method: "POST", body });
    expect(await countRows(suite().database, "ContactMail")).toBe(0);
    release("continue");
    await waitUntilSent(await sendAnother());
    expect(server.mails).toHaveLength(2);
    expect(await countRows(suite().database, "ContactMail")).toBe(1);
  });
});

onSqlite("A site without a mail server", (suite) => {
  test("sends no mail, and logs mail_disabled once at startup", async () => {
    const { site, database, token } = suite();
    const stored = await sendLead(site.url);
    expect(await readMail(site.url, token, stored)).toBeNull();
    const path = `/api/contacts/${stored.id}/mail`;
    const response = await call(site.url, path, { method: "POST", token });
    await expectFailure(response, { status: 409, message: "Email is not set up" });
    await database.query(`INSERT INTO "ContactMail" ("contactId") VALUES (?)`, [stored.id]);
    expect(await readMail(site.url, token, stored)).toMatchObject({
      state: "waiting",
      problem: "Contacts are no longer emailed: the site has no mail server.",
      nextTryAt: null,
    });
    expect(site.readLog().match(/"mail_disabled"/g)).toHaveLength(1);
  });
});
