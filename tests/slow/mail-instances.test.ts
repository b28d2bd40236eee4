import { randomInt } from "node:crypto";
import { afterEach, describe, expect, test } from "@jest/globals";
import { call, register, signIn } from "../harness/calls";
import {
  createDatabase,
  type DatabaseKind,
  type TestDatabase,
  testedKinds,
} from "../harness/databases";
import { type Act, type MailServer, type Point, startMailServer } from "../harness/mail-server";
import {
  asStored,
  holdAt,
  type Lead,
  mailOf,
  mailVariables,
  makeDue,
  sendLead,
  until,
} from "../harness/mailed-leads";
import { shortWaits } from "../harness/site-clock";
import { startSite, type TestSite } from "../harness/site";
import { skipUnless } from "../harness/skip-unless";

// Who sends when there are several, and what becomes of mails when one of them is killed, stopped
// or ended in the middle of it.

const IN_DOUBT =
  "The site stopped while this was being sent, so it may have arrived. Send it again if it has not.";

/** How long a lease lasts, and how often is looked for mails (lib/db/lease.ts, lib/contacts/outbox-sender.ts). */
const LEASE_MS = 30_000;
const LOOK_MS = 15_000;
/** How long is waited between two tries to note what a server said (lib/contacts/send-outbox.ts). */
const NOTE_AGAIN_MS = 1_000;
const SHORT_LOOK_MS = 200;

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** A database, a mail server, and a way to start instances of the site with both. */
async function open(kind: DatabaseKind) {
  const database = await createDatabase(kind);
  opened.push(database.drop);
  const server = await startMailServer();
  opened.push(server.close);
  const start = async () => {
    const site = await startSite(database.url, {
      ...mailVariables(server),
      ...shortWaits({ [LOOK_MS]: SHORT_LOOK_MS, [NOTE_AGAIN_MS]: 50 }),
    });
    opened.push(site.kill);
    return site;
  };
  return { database, server, start };
}

const leadsThrough = (sites: TestSite[], count: number, from = 0): Promise<Lead[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      sendLead(sites[index % sites.length]!.url, { message: `This is lead ${from + index}` }),
    ),
  );

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const shuffled = <T>(values: T[], random: () => number): T[] =>
  values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

const idsOf = (leads: { id: string }[]) => leads.map(({ id }) => `<lead-${id}@localhost>`).sort();
const takenBy = (server: MailServer) => server.mails.map(({ id }) => id).sort();

/** The mails of one state, and why they are in it. */
const inState = async (
  { query }: Awaited<ReturnType<typeof createDatabase>>,
  state: string,
): Promise<{ contactId: string; problem: string | null }[]> =>
  (await query(`SELECT "contactId", "problem" FROM "ContactMail" WHERE "state" = ?`, [
    state,
  ])) as never;

/** Has the database refuse to note that a lead's mail is sent, as a fault of its own would. */
function refuseToNote({ url, execute }: TestDatabase, { id }: Lead): Promise<void> {
  const when = `NEW."contactId" = '${id}' AND NEW."state" = 'sent'`;
  const before = `CREATE TRIGGER refused BEFORE UPDATE ON "ContactMail" FOR EACH ROW WHEN (${when})`;
  return execute(
    url.startsWith("file:")
      ? `${before} BEGIN SELECT RAISE(ABORT, 'No'); END`
      : `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'No'; END $$;
        ${before} EXECUTE FUNCTION refuse()`,
  );
}

/** Ends every lease, as if its time were over. */
const endLease = (database: TestDatabase) =>
  database.query(`UPDATE "Lease" SET "until" = ?`, [asStored(database, new Date(0))]);

/** Until when the lease lasts: the databases write it as "2026-01-01 00:00:00.000" or with a T. */
async function leaseEnd(database: TestDatabase): Promise<Date> {
  const [row] = await database.query(`SELECT CAST("until" AS TEXT) AS "until" FROM "Lease"`);
  return new Date(`${String(row?.until).slice(0, 23).replace(" ", "T")}Z`);
}

/** Waits until a site that was told to stop has begun to: it takes no connection any more. */
async function untilStopping({ url }: TestSite): Promise<void> {
  const isListening = async () => {
    // A connection that stays open would keep the site from ending.
    const headers = { Connection: "close" };
    const response = await call(url, "/api/health", { headers }).catch(() => null);
    await response?.text().catch(() => "");
    return response !== null;
  };
  await until(isListening, (isThere) => !isThere);
}

const describeSeveral = skipUnless(
  describe,
  testedKinds.includes("postgresql"),
  "several instances need PostgreSQL, which does not answer",
);

describeSeveral("Several instances on PostgreSQL", () => {
  const kind = "postgresql";
  test.each([2, 3])("%i of them mail each lead once, one of them at a time", async (instances) => {
    const { database, server, start } = await open(kind);
    const sites = [];
    while (sites.length < instances) sites.push(await start());
    const leads = await leadsThrough(sites, 60);
    await until(
      async () => (await inState(database, "sent")).length,
      (sent) => sent === leads.length,
    );
    expect(takenBy(server)).toEqual(idsOf(leads));
    expect(server.connections()).toMatchObject({ all: leads.length, atOnce: 1 });
  });

  const stopped = (site: TestSite) => {
    process.kill(site.pid, "SIGSTOP");
    return () => void process.kill(site.pid, "SIGCONT");
  };
  test("that stands still before it hands a mail over leaves it to another, for good", async () => {
    const { database, server, start } = await open(kind);
    const [a, b] = [await start(), await start()];
    const held = holdAt(server, "to");
    const [first] = await leadsThrough([a], 1);
    await held.reached();
    const goOn = stopped(a);
    // What it stands still for is not to be longer than the server waits.
    await endLease(database);
    // The other takes the lease, and is held in its turn: the mail is still to be had.
    const turn = holdAt(server, "connect");
    const [second] = await leadsThrough([b], 1, 1);
    await turn.reached();
    goOn();
    held.release("go on");
    // What it was about to send it asks for, and is refused: it leaves without having sent it.
    await until(
      async () => server.connections().now,
      (open) => open === 1,
    );
    expect(takenBy(server)).toEqual([]);
    expect(await inState(database, "waiting")).toHaveLength(2);
    turn.release("go on");
    await until(
      async () => (await inState(database, "sent")).length,
      (sent) => sent === 2,
    );
    expect(takenBy(server)).toEqual(idsOf([first!, second!]));
  });

  /** Two instances, of which the first hands a mail over and gets no answer. */
  async function openHeld() {
    const { database, server, start } = await open(kind);
    const [a, b] = [await start(), await start()];
    await register(b.url);
    const { token } = await signIn(b.url);
    const held = holdAt(server, "taken");
    const [first] = await leadsThrough([a], 1);
    await held.reached();
    const firstMail = () => mailOf(b.url, token, first!);
    /** A second lead, through the other, which goes on where the first does not. */
    const goOnWithOther = async () => {
      const [second] = await leadsThrough([b], 1, 1);
      await until(
        async () => (await inState(database, "sent")).length,
        (sent) => sent === 1,
      );
      expect(await firstMail()).toMatchObject({
        state: "failed",
        problem: IN_DOUBT,
        nextTryAt: null,
      });
      return idsOf([first!, second!]);
    };
    return { a, database, server, held, firstMail, goOnWithOther };
  }

  test("that stands still while it hands a mail over leaves it in doubt, and nobody sends it again", async () => {
    const { a, database, server, held, firstMail, goOnWithOther } = await openHeld();
    const goOn = stopped(a);
    await endLease(database);
    const both = await goOnWithOther();
    held.release("go on");
    goOn();
    await sendLead(a.url, { message: "It is awake again, and knows" });
    await until(
      async () => server.mails.length,
      (mails) => mails === 3,
    );
    expect(takenBy(server)).toEqual(expect.arrayContaining(both));
    expect(new Set(takenBy(server)).size).toBe(3);
    expect(["failed", "sent"]).toContain((await firstMail())?.state);
  });

  test("that lost its lease while it handed a mail over believes the server all the same", async () => {
    const { database, server, held, firstMail, goOnWithOther } = await openHeld();
    await database.query(`UPDATE "Lease" SET "holder" = 'nobody', "until" = ?`, [
      asStored(database, new Date(0)),
    ]);
    const both = await goOnWithOther();
    held.release("go on");
    await until(firstMail, (mail) => mail?.state === "sent");
    expect(await firstMail()).toMatchObject({ problem: null, attempts: 1 });
    expect(takenBy(server)).toEqual(both);
  });
});

describe.each(testedKinds)("On %s", (kind) => {
  test("killed again and again at any point of a mail, it goes on and mails nothing twice", async () => {
    const { database, server, start } = await open(kind);
    const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));
    console.log(`The kills on ${kind} follow TEST_SEED=${seed}`);
    const random = randomFrom(seed);
    // From here on a mail is in doubt: the server may have taken it.
    const inDoubtAt: Point[] = ["data", "taken"];
    const points = shuffled<Point>(["connect", "to", ...inDoubtAt], random);
    const leads: Lead[] = [];
    for (const [turn, killedAt] of points.entries()) {
      const mailsBefore = Math.floor(random() * 8);
      let mails = 0;
      let isReached = false;
      server.behave(async (point): Promise<Act> => {
        await new Promise((resolve) => setTimeout(resolve, random() * 25));
        if (point === killedAt && (mails += 1) > mailsBefore) {
          isReached = true;
          return "hang";
        }
        return "go on";
      });
      const site = await start();
      leads.push(...(await leadsThrough([site], 15, turn * 15)));
      await until(async () => isReached, Boolean);
      await site.kill();
      await endLease(database);
    }
    server.behave(() => "go on");
    await start();
    const isOver = async () =>
      (await inState(database, "waiting")).length + (await inState(database, "handing")).length;
    await until(isOver, (left) => left === 0);
    const inDoubt = await inState(database, "failed");
    for (const { problem } of inDoubt) expect(problem).toBe(IN_DOUBT);
    expect(inDoubt).toHaveLength(inDoubtAt.length);
    // Each that is not in doubt arrived, and none arrived twice.
    const taken = takenBy(server);
    expect(new Set(taken).size).toBe(taken.length);
    const sure = idsOf((await inState(database, "sent")).map(({ contactId: id }) => ({ id })));
    expect(sure.length).toBe(leads.length - inDoubt.length);
    expect(taken).toEqual(expect.arrayContaining(sure));
    expect(server.connections().atOnce).toBe(1);
  });

  test("killed with its lease, another takes it once it is over, which is within half a minute", async () => {
    const { database, server, start } = await open(kind);
    server.behave((point) => (point === "to" ? "hang" : "go on"));
    const first = await start();
    const leads = await leadsThrough([first], 3);
    await until(
      async () => server.connections().all,
      (all) => all === 1,
    );
    await first.kill();
    server.behave(() => "go on");
    await start();
    const left = (await leaseEnd(database)).getTime() - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(LEASE_MS);
    // The other looks several times meanwhile, and leaves the mails alone.
    await new Promise((resolve) => setTimeout(resolve, 4 * SHORT_LOOK_MS));
    expect(server.connections().all).toBe(1);
    await endLease(database);
    const ended = Date.now();
    await until(
      async () => (await inState(database, "sent")).length,
      (sent) => sent === 3,
    );
    expect(Date.now() - ended).toBeLessThan(LOOK_MS);
    expect(takenBy(server)).toEqual(idsOf(leads));
  });

  test("told to stop before it hands a mail over, it does not, and the mail waits", async () => {
    const { database, server, start } = await open(kind);
    const held = holdAt(server, "to");
    const site = await start();
    const [lead] = await leadsThrough([site], 1);
    await held.reached();
    const stopping = site.stop();
    await untilStopping(site);
    held.release("go on");
    await stopping;
    expect(takenBy(server)).toEqual([]);
    expect(await inState(database, "waiting")).toEqual([{ contactId: lead!.id, problem: null }]);
  });

  test("a database that takes no note of a mail keeps that one alone from being known", async () => {
    const { database, server, start } = await open(kind);
    const site = await start();
    server.behave((point) => (point === "connect" ? "drop" : "go on"));
    const [first] = await leadsThrough([site], 1);
    await until(
      async () => (await inState(database, "waiting")).filter(({ problem }) => problem).length,
      (tried) => tried === 1,
    );
    await refuseToNote(database, first!);
    server.behave(() => "go on");
    await makeDue(database);
    const [second] = await leadsThrough([site], 1, 1);
    await until(
      async () => (await inState(database, "sent")).map(({ contactId }) => contactId),
      (sent) => sent.includes(second!.id),
    );
    expect(await inState(database, "failed")).toEqual([
      { contactId: first!.id, problem: IN_DOUBT },
    ]);
    expect(takenBy(server)).toEqual(idsOf([first!, second!]));
  });

  test("told to stop, it ends the mail that it hands over, and begins no other", async () => {
    const { database, server, start } = await open(kind);
    let taken = 0;
    server.behave(async (point): Promise<Act> => {
      if (point === "taken" && (taken += 1) === 2) {
        stopping = site.stop();
        await untilStopping(site);
      }
      return "go on";
    });
    let stopping: Promise<void> | undefined;
    const site = await start();
    const leads = await leadsThrough([site], 5);
    await until(async () => stopping !== undefined, Boolean);
    await stopping;
    expect(server.mails).toHaveLength(2);
    expect(await inState(database, "sent")).toHaveLength(2);
    expect(await inState(database, "waiting")).toHaveLength(3);
    await start();
    await until(
      async () => (await inState(database, "sent")).length,
      (sent) => sent === 5,
    );
    expect(takenBy(server)).toEqual(idsOf(leads));
  });
});
