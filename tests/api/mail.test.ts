import { afterAll, beforeEach, describe, expect, test } from "@jest/globals";
import Database from "better-sqlite3";
import { simpleParser } from "mailparser";
import type { ContactMailDto } from "@/lib/contacts/email-schema";
import { callbackMessage } from "@/lib/contacts/schema";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectFailure } from "../support/failures";
import { type Act, type MailServer, startMailServer } from "../support/mail-server";
import {
  asStored,
  holdAt,
  type Lead,
  lead,
  mailOf,
  mailVariables,
  makeDue,
  sendLead,
  until,
} from "../support/mailed-leads";
import { onEachDatabase } from "../support/on-each-database";
import { withSite } from "../support/with-site";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const firm = ["desk@example.in", "asha@example.in"];
const account = { user: "leads@example.in", password: "its-password-7yqe" };

let server: MailServer;

onEachDatabase(
  "Leads by mail",
  (suite) => {
    beforeEach(async () => {
      // What the test before it left under way comes to its end first.
      server.behave(() => "go on");
      await until(claimed, (claims) => claims === 0);
      await suite().database.query(`DELETE FROM "Contact"`);
      server.mails.length = 0;
    });
    afterAll(() => server.close());

    const claimed = () => countRows(suite().database, "ContactMail", `"claimedUntil" IS NOT NULL`);
    const api = (path: string, options: Parameters<typeof call>[2] = {}) =>
      call(suite().site.url, path, { token: suite().token, ...options });
    const send = (...[changes, headers]: [Partial<typeof lead>?, Record<string, string>?]) =>
      sendLead(suite().site.url, changes, headers);
    let sent = 0;
    const sendAnother = () => send({ message: `Another message, number ${(sent += 1)}` });
    const mail = (of: { id: string }) => mailOf(suite().site.url, suite().token, of);
    const untilMail = (of: { id: string }, wanted: (dto: ContactMailDto) => boolean) =>
      until(
        () => mail(of),
        (dto) => dto !== null && wanted(dto),
      );
    const tried = (dto: ContactMailDto) => dto.problem !== null || dto.state === "sent";
    const sendAgain = ({ id }: { id: string }) =>
      api(`/api/contacts/${id}/mail`, { method: "POST" });
    const undelivered = async () =>
      (await (await api("/api/contacts/undelivered")).json()) as { total: number; items: Lead[] };
    /** What is no lead wakes the sender too, and has no mail of its own. */
    const wake = () => send({ message: `Woken at ${Date.now()}` }, { "X-Form-Honeypot": "1" });
    const refuse = (at: string, act: Act) =>
      server.behave((point) => (point === at ? act : "go on"));

    test("a lead arrives with all that it says, and is answered to the visitor", async () => {
      const stored = await send({ name: "Meera\r\nBcc: thief@example.net" });
      expect(await untilMail(stored, ({ state }) => state === "sent")).toEqual({
        state: "sent",
        problem: null,
        attempts: 1,
        nextTryAt: null,
        sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
      });
      expect(server.mails).toHaveLength(1);
      const [{ raw, from, to, id }] = server.mails as [(typeof server.mails)[0]];
      expect({ from, to }).toEqual({ from: "leads@example.in", to: firm });
      expect(id).toBe(`<lead-${stored.id}@localhost>`);
      const parsed = await simpleParser(raw);
      expect(parsed.subject).toBe("New message from Meera Bcc: thief@example.net");
      expect(parsed.replyTo?.value).toEqual([
        { name: "Meera Bcc: thief@example.net", address: "meera@example.in" },
      ]);
      expect([parsed.bcc, parsed.html]).toEqual([undefined, false]);
      for (const words of [lead.phone, lead.message, `${suite().site.url}/admin`]) {
        expect(parsed.text).toContain(words);
      }
    });

    test("a callback does, and what a page without scripts sends", async () => {
      const callback = await send({ message: callbackMessage });
      await untilMail(callback, ({ state }) => state === "sent");
      const fields = { ...lead, message: "Sent without scripts" };
      const response = await call(suite().site.url, "/api/contact", {
        method: "POST",
        raw: new URLSearchParams(fields).toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      });
      expect(response.status).toBe(201);
      await until(
        async () => server.mails.length,
        (count) => count === 2,
      );
      const parsed = await Promise.all(server.mails.map(({ raw }) => simpleParser(raw)));
      expect(parsed.map(({ subject }) => subject)).toEqual([
        "Callback request from Meera Iyer",
        "New message from Meera Iyer",
      ]);
      expect(parsed[1]!.text).toContain(fields.message);
    });

    test("a lead is stored with its mail or not at all", async () => {
      const { database, site } = suite();
      await database.query('ALTER TABLE "ContactMail" RENAME TO "Away"');
      const response = await call(site.url, "/api/contact", { method: "POST", body: lead });
      await database.query('ALTER TABLE "Away" RENAME TO "ContactMail"');
      expect(response.status).toBeGreaterThanOrEqual(500);
      expect(await countRows(database, "Contact")).toBe(0);
      const stored = await send();
      await untilMail(stored, ({ state }) => state === "sent");
      expect(server.mails).toHaveLength(1);
    });

    test("the visitor is answered while the mail server says nothing", async () => {
      const { release, reached } = holdAt(server, "connect");
      const stored = await send();
      await reached();
      const others = await Promise.all([sendAnother(), sendAnother()]);
      // Not released yet, and not given up.
      expect(await mail(stored)).toMatchObject({ state: "waiting", problem: null });
      release("go on");
      for (const each of [stored, ...others])
        await untilMail(each, ({ state }) => state === "sent");
    });

    test("sent again by the visitor, it is mailed once", async () => {
      const key = { "Idempotency-Key": "V1StGXR8_Z5jdHi6B-myT" };
      const stored = await send({}, key);
      await untilMail(stored, ({ state }) => state === "sent");
      expect((await send({}, key)).id).toBe(stored.id);
      await sendAnother();
      await until(
        async () => server.mails.length,
        (mails) => mails === 2,
      );
      expect(new Set(server.mails.map(({ id }) => id)).size).toBe(2);
    });

    test("the list of leads has what it always had", async () => {
      const stored = await send();
      await untilMail(stored, ({ state }) => state === "sent");
      expect(await (await api("/api/contacts")).json()).toEqual([stored]);
      expect(Object.keys(stored).sort()).toEqual(["email", "id", "message", "name", "phone"]);
    });

    describe("that the server", () => {
      test("refuses when it has it is given up at once, with its words", async () => {
        refuse("data", { code: 554, words: "No mail from <leads@example.in>" });
        const stored = await send();
        expect(await untilMail(stored, tried)).toEqual({
          state: "failed",
          problem:
            "The mail server refused this email. It said: 554 No mail from <leads@example.in>",
          attempts: 1,
          nextTryAt: null,
          sentAt: null,
        });
        expect(await undelivered()).toEqual({ total: 1, items: [stored] });
      });

      test.each([
        ["defers", "to", { code: 450, words: "Later" }],
        ["says good-bye when it has it", "data", { code: 421, words: "Going down" }],
        ["breaks off before it has it", "to", "drop"],
        ["breaks off when it has it, and says nothing", "taken", "drop"],
      ] as const)("%s is tried again a minute later, as the same mail", async (_, at, act) => {
        refuse(at, act);
        const stored = await send();
        const { state, attempts, nextTryAt } = (await untilMail(stored, tried))!;
        expect({ state, attempts }).toEqual({ state: "waiting", attempts: 1 });
        const wait = Date.parse(nextTryAt!) - Date.now();
        expect(wait).toBeGreaterThan(MINUTE_MS - 10_000);
        expect(wait).toBeLessThanOrEqual(MINUTE_MS);
        const before = server.mails.length;
        server.behave(() => "go on");
        await wake();
        expect(server.mails).toHaveLength(before);
        await makeDue(suite().database);
        await wake();
        expect(await untilMail(stored, (dto) => dto.state === "sent")).toMatchObject({
          attempts: 2,
          problem: null,
        });
        expect(server.mails).toHaveLength(before + 1);
        expect(new Set(server.mails.map(({ id }) => id)).size).toBe(1);
        expect(await undelivered()).toEqual({ total: 0, items: [] });
      });

      test("defers keeps no other back", async () => {
        let deferred = 0;
        server.behave((point) =>
          point === "data" && (deferred += 1) === 1 ? { code: 451, words: "Later" } : "go on",
        );
        const stored = await send();
        const other = await sendAnother();
        await untilMail(other, ({ state }) => state === "sent");
        expect(await untilMail(stored, tried)).toMatchObject({ state: "waiting" });
      });

      test("takes for some of the firm's addresses is not sent twice, and says who has it not", async () => {
        server.behave((point) =>
          point === "to" && (asked += 1) === 2 ? { code: 452, words: "Over quota" } : "go on",
        );
        let asked = 0;
        const stored = await send();
        expect(await untilMail(stored, tried)).toMatchObject({
          state: "sent",
          problem: "The mail server did not accept it for asha@example.in. It said: 452 Over quota",
        });
        expect(await undelivered()).toEqual({ total: 1, items: [stored] });
        expect(server.mails).toMatchObject([{ to: ["desk@example.in"] }]);
        await sendAgain(stored);
        await untilMail(stored, ({ problem, state }) => state === "sent" && problem === null);
        expect(server.mails).toMatchObject([{ to: ["desk@example.in"] }, { to: firm }]);
        expect(await undelivered()).toEqual({ total: 0, items: [] });
      });
    });

    test.each([
      ["from", "from the firm’s own address (MAIL_FROM)"],
      ["to", "to any of the firm’s own addresses (MAIL_TO)"],
    ])("a server that refuses what the settings name at %s refuses no lead", async (at, whom) => {
      refuse(at, { code: 550, words: "Who is that?" });
      const stored = await send();
      expect(await untilMail(stored, tried)).toMatchObject({
        state: "waiting",
        problem: `The mail server accepts no email ${whom}. It said: 550 Who is that?`,
        nextTryAt: expect.any(String),
      });
      server.behave(() => "go on");
      await makeDue(suite().database);
      await wake();
      await untilMail(stored, ({ state }) => state === "sent");
    });

    /** As if it had been tried some times, and were to be again in four hours. */
    const keepWaiting = ({ id }: { id: string }, problem: string) =>
      suite().database.query(
        `UPDATE "ContactMail" SET "state" = 'waiting', "problem" = ?, "dueAt" = ? WHERE "contactId" = ?`,
        [problem, asStored(suite().database, new Date(Date.now() + 240 * MINUTE_MS)), id],
      );

    const goingDown = { code: 421, words: "Going down" };
    const accepts = "The mail server accepts no email right now. It said: 421 Going down";

    test("a server that is back gets at once what waited for it, and nothing else", async () => {
      refuse("connect", goingDown);
      const [away, own] = [await send(), await sendAnother()];
      for (const each of [away, own]) await untilMail(each, tried);
      await keepWaiting(away, accepts);
      await keepWaiting(own, "This email was not accepted by the mail server for now.");
      server.behave(() => "go on");
      const later = await sendAnother();
      for (const each of [later, away]) await untilMail(each, ({ state }) => state === "sent");
      await wake();
      expect(await mail(own)).toMatchObject({ state: "waiting" });
      expect(server.mails).toHaveLength(2);
    });

    test("what cannot be written keeps no other back, and says so", async () => {
      refuse("connect", "drop");
      const stored = await send();
      await untilMail(stored, tried);
      const never = suite().database.url.startsWith("file:") ? "never" : "infinity";
      await suite().database.query(`UPDATE "Contact" SET "createdAt" = ?`, [never]);
      server.behave(() => "go on");
      await makeDue(suite().database);
      const other = await sendAnother();
      await untilMail(other, ({ state }) => state === "sent");
      await suite().database.query(`UPDATE "Contact" SET "createdAt" = ? WHERE "id" = ?`, [
        asStored(suite().database, new Date()),
        stored.id,
      ]);
      expect(await mail(stored)).toMatchObject({
        state: "waiting",
        problem: "This email could not be written, because of a fault in the site.",
      });
    });

    test("what should have been sent minutes ago is marked, and says so", async () => {
      const { release } = holdAt(server, "connect");
      const stored = await send();
      expect(await undelivered()).toEqual({ total: 0, items: [] });
      await suite().database.query(`UPDATE "ContactMail" SET "dueAt" = ?`, [
        asStored(suite().database, new Date(Date.now() - 6 * MINUTE_MS)),
      ]);
      expect(await undelivered()).toEqual({ total: 1, items: [stored] });
      expect(await mail(stored)).toMatchObject({
        state: "waiting",
        problem:
          "It should have been sent minutes ago: the mail server is slow, or sending has stopped.",
        nextTryAt: null,
      });
      release("go on");
      await untilMail(stored, ({ state }) => state === "sent");
      expect(await undelivered()).toEqual({ total: 0, items: [] });
    });

    test("of a page of the list those are told that were not mailed", async () => {
      refuse("data", { code: 554, words: "No" });
      const [one, another] = [await send(), await sendAnother()];
      for (const each of [one, another]) await untilMail(each, tried);
      const rows = await api(`/api/contacts/rows?ids=${one.id}`);
      expect(await rows.json()).toMatchObject([{ id: one.id, isUndelivered: true }]);
    });

    test("what another instance has claimed is left to it, until its claim is over", async () => {
      refuse("connect", goingDown);
      const stored = await send();
      await untilMail(stored, tried);
      const claim = (minutes: number) =>
        suite().database.query(
          `UPDATE "ContactMail" SET "claimedUntil" = ? WHERE "contactId" = ?`,
          [asStored(suite().database, new Date(Date.now() + minutes * MINUTE_MS)), stored.id],
        );
      await claim(1);
      server.behave(() => "go on");
      await makeDue(suite().database);
      await untilMail(await sendAnother(), ({ state }) => state === "sent");
      expect(await mail(stored)).toMatchObject({ state: "waiting", attempts: 1 });
      await claim(-1);
      await wake();
      await untilMail(stored, ({ state }) => state === "sent");
      expect(server.mails).toHaveLength(2);
    });

    test.each([
      ["is away", goingDown, accepts, accepts],
      [
        "breaks off",
        "drop",
        "This email was being sent when the connection to the mail server broke off.",
        "Another email was being sent when the connection to the mail server broke off.",
      ],
    ] as const)(
      "a server that %s is asked once, and all else that is due waits a minute",
      async (_, act, problem, othersProblem) => {
        const { release, reached } = holdAt(server, "connect");
        const first = await send();
        await reached();
        const others = [await sendAnother(), await sendAnother()];
        const { all } = server.connections();
        refuse("connect", act);
        release(act);
        expect(await untilMail(first, tried)).toMatchObject({ attempts: 1, problem });
        for (const other of others) {
          const { nextTryAt, ...dto } = (await untilMail(other, tried))!;
          expect(dto).toMatchObject({ state: "waiting", attempts: 0, problem: othersProblem });
          const wait = Date.parse(nextTryAt!) - Date.now();
          expect(wait).toBeGreaterThan(MINUTE_MS - 10_000);
          expect(wait).toBeLessThanOrEqual(MINUTE_MS);
        }
        await wake();
        expect(server.connections().all).toBe(all);
        expect(await undelivered()).toEqual({
          total: 3,
          items: [...others].reverse().concat(first),
        });
      },
    );

    test("a mail at which the server breaks off each time keeps no other back for long", async () => {
      const { release, reached } = holdAt(server, "connect");
      const stored = await send();
      await reached();
      const other = await sendAnother();
      server.behave((point, id) =>
        point === "data" && id === `<lead-${stored.id}@localhost>` ? "drop" : "go on",
      );
      release("go on");
      await untilMail(other, tried);
      // A minute later it comes first again; after that it waits for longer than the others.
      await makeDue(suite().database);
      await wake();
      await untilMail(stored, ({ attempts }) => attempts === 2);
      await suite().database.query(`UPDATE "ContactMail" SET "dueAt" = ? WHERE "contactId" = ?`, [
        asStored(suite().database, new Date()),
        other.id,
      ]);
      await wake();
      await untilMail(other, ({ state }) => state === "sent");
      const { state, attempts, nextTryAt } = (await mail(stored))!;
      expect({ state, attempts }).toEqual({ state: "waiting", attempts: 2 });
      expect(Date.parse(nextTryAt!) - Date.now()).toBeGreaterThan(3 * MINUTE_MS);
    });

    test("the waits grow, until a mail is given up after three days", async () => {
      refuse("data", { code: 451, words: "Later" });
      const stored = await send();
      await untilMail(stored, tried);
      const nextTry = async (attempts: number, ageMs: number) => {
        await suite().database.query(`UPDATE "ContactMail" SET "attempts" = ?, "createdAt" = ?`, [
          attempts,
          asStored(suite().database, new Date(Date.now() - ageMs)),
        ]);
        await makeDue(suite().database);
        await wake();
        return untilMail(stored, (dto) => dto.attempts === attempts + 1);
      };
      for (const [attempts, minutes] of [
        [1, 5],
        [2, 15],
        [3, 60],
        [4, 240],
        [20, 240],
      ] as const) {
        const { state, nextTryAt } = (await nextTry(attempts, DAY_MS))!;
        expect(state).toBe("waiting");
        const wait = (Date.parse(nextTryAt!) - Date.now()) / MINUTE_MS;
        expect(Math.round(wait)).toBe(minutes);
      }
      expect(await nextTry(30, 3 * DAY_MS + MINUTE_MS)).toMatchObject({
        state: "failed",
        nextTryAt: null,
        problem: "This email was not accepted by the mail server for now. It said: 451 Later",
      });
    });

    describe("Sent again by staff", () => {
      test("it is tried at once, as if for the first time, and that is audited", async () => {
        refuse("to", { code: 550, words: "No" });
        const stored = await send();
        await untilMail(stored, tried);
        server.behave(() => "go on");
        const response = await sendAgain(stored);
        expect(response.headers.get("cache-control")).toBe("no-store");
        expect(await response.json()).toMatchObject({
          state: "waiting",
          problem: null,
          attempts: 0,
        });
        await untilMail(stored, ({ state }) => state === "sent");
        const [entry] = (await (await api("/api/audit?page=1&pageSize=1")).json()) as object[];
        expect(entry).toMatchObject({
          action: "update",
          entity: "mail",
          entityId: stored.id,
          actorName: "asha",
          detail: "Sent again",
        });
      });

      test("it is refused where it arrived, or is being sent right now", async () => {
        const { release, reached } = holdAt(server, "data");
        const stored = await send();
        await reached();
        expect(await mail(stored)).toMatchObject({ state: "waiting" });
        const message = "This email is being sent right now";
        await expectFailure(await sendAgain(stored), { status: 409, message });
        release("go on");
        await untilMail(stored, ({ state }) => state === "sent");
        await expectFailure(await sendAgain(stored), {
          status: 409,
          message: "This email has already been sent",
        });
        expect(server.mails).toHaveLength(1);
      });

      test("it is not found where there is none", async () => {
        for (const id of ["none", "%00", (await wake()).id]) {
          await expectFailure(await sendAgain({ id }), {
            status: 404,
            message: "There is no email for this contact",
          });
        }
      });

      test("nobody else may, nor see what was not delivered", async () => {
        const { url } = suite().site;
        const { id } = await send();
        const path = `/api/contacts/${id}/mail`;
        await expectFailure(await call(url, path, { method: "POST" }), { status: 401 });
        await expectFailure(await call(url, "/api/contacts/undelivered"), { status: 401 });
        await untilMail({ id }, ({ state }) => state === "sent");
      });
    });

    describe("What looks like spam", () => {
      const move = ({ id }: { id: string }, isSpam: boolean) =>
        api(`/api/contacts/${id}`, { method: "PATCH", body: { isSpam } });

      test("is mailed when staff say that it is none, and then once", async () => {
        const marked = await wake();
        expect(await mail(marked)).toBeNull();
        expect(await countRows(suite().database, "ContactMail")).toBe(0);
        await move(marked, false);
        await untilMail(marked, ({ state }) => state === "sent");
        for (const isSpam of [true, false, false]) await move(marked, isSpam);
        expect(await mail(marked)).toMatchObject({ state: "sent", attempts: 1 });
        expect(server.mails).toHaveLength(1);
      });

      test("to staff is mailed no more", async () => {
        refuse("to", { code: 450, words: "Later" });
        const stored = await send();
        await untilMail(stored, tried);
        await move(stored, true);
        expect(await mail(stored)).toBeNull();
        expect(await undelivered()).toEqual({ total: 0, items: [] });
      });

      test("to staff is mailed no more, also where it was being sent", async () => {
        const { release, reached } = holdAt(server, "data");
        const stored = await send();
        await reached();
        await move(stored, true);
        release({ code: 451, words: "Later" });
        const other = await sendAnother();
        await untilMail(other, ({ state }) => state === "sent");
        expect(server.mails).toHaveLength(1);
        expect(await mail(stored)).toBeNull();
        expect(await countRows(suite().database, "ContactMail")).toBe(1);
        expect(await undelivered()).toEqual({ total: 0, items: [] });
        await move(stored, false);
        await untilMail(stored, ({ state }) => state === "sent");
      });
    });

    test("who is erased is erased here too, also in the middle of it", async () => {
      const { release, reached } = holdAt(server, "data");
      await send();
      await reached();
      await sendAnother();
      const erased = await api("/api/contacts/erase", {
        method: "POST",
        body: { email: lead.email },
      });
      expect(await erased.json()).toEqual({ erased: 2 });
      expect(await countRows(suite().database, "ContactMail")).toBe(0);
      release("go on");
      const later = await sendAnother();
      await untilMail(later, ({ state }) => state === "sent");
      // The first was with the server already; the second was not.
      expect(server.mails).toHaveLength(2);
      expect(await countRows(suite().database, "ContactMail")).toBe(1);
    });

    test("the log tells of it, and of nobody", async () => {
      refuse("data", { code: 550, words: "No such user <desk@example.in> zu5k" });
      const stored = await send({ name: "Meera-xq8m", email: "meera-wk2z@example.in" });
      await untilMail(stored, tried);
      const told = async () =>
        suite()
          .site.log()
          .split("\n")
          .filter((line) => line.includes(stored.id) && line.includes('"mail_failed"'));
      const lines = await until(told, ({ length }) => length > 0);
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0]!)).toEqual({
        level: "warn",
        time: expect.any(String),
        code: "mail_failed",
        contactId: stored.id,
        attempts: 1,
        scope: "refused",
        error: "EMESSAGE",
        reply: 550,
      });
      const log = suite().site.log();
      expect(log).toContain(`"mail":"127.0.0.1:${server.port}"`);
      expect(log).not.toContain("mail_off");
      expect(log).not.toMatch(/xq8m|wk2z|zu5k|7yqe|desk@|leads@/);
    });
  },
  async () => {
    server = await startMailServer({ account });
    return { ...mailVariables(server), MAIL_TO: firm.join(",") };
  },
);

test("Without a mail server nothing is mailed, and the start says so once", () =>
  withSite({}, async (site, databaseUrl) => {
    await registerAdmin(site.url);
    const { token } = await signIn(site.url);
    const stored = await sendLead(site.url);
    expect(await mailOf(site.url, token, stored)).toBeNull();
    const again = await call(site.url, `/api/contacts/${stored.id}/mail`, {
      method: "POST",
      token,
    });
    await expectFailure(again, { status: 409, message: "Email is not set up" });
    const database = new Database(databaseUrl.replace("file:", ""), { readonly: true });
    expect(database.prepare(`SELECT COUNT(*) AS rows FROM "ContactMail"`).get()).toEqual({
      rows: 0,
    });
    database.close();
    const written = new Database(databaseUrl.replace("file:", ""));
    written.prepare(`INSERT INTO "ContactMail" ("contactId") VALUES (?)`).run(stored.id);
    written.close();
    expect(await mailOf(site.url, token, stored)).toMatchObject({
      state: "waiting",
      problem: "Leads are no longer emailed: the site has no mail server.",
      nextTryAt: null,
    });
    expect(site.log().match(/"mail_off"/g)).toHaveLength(1);
    expect(site.log()).toContain('"mail":"off"');
  }));
