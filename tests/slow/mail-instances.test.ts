import { randomInt } from "node:crypto";
import { afterEach, describe, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import {
  createDatabase,
  type DatabaseKind,
  type TestDatabase,
  testedKinds,
} from "../../tools/site/databases";
import { type Act, type MailServer, type Point, startMailServer } from "../support/mail-server";
import {
  asStored,
  holdAt,
  type Lead,
  mailVariables,
  sendLead,
  until,
} from "../support/mailed-leads";
import { shortWaits } from "../support/site-clock";
import { startSite, type TestSite } from "../../tools/site/site";
import { skipUnless } from "../support/skip-unless";

// Who sends which mail when there are several instances, and what becomes of mails when one of them is
// killed, stopped or ended in the middle of it.

/** The longest that a delivery takes (lib/email/deliver.ts), and that a claim stands. */
const DELIVERY_MS = 11 * 60_000;
const CLAIM_MS = 15 * 60_000;
/** How often is looked for mails (lib/contacts/outbox-sender.ts), which is how long a query may take, too. */
const LOOK_MS = 15_000;
const SHORT_LOOK_MS = 1_500;

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
      ...shortWaits({ [LOOK_MS]: SHORT_LOOK_MS }),
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

const idOf = ({ id }: { id: string }) => `<lead-${id}@localhost>`;
const idsOf = (leads: { id: string }[]) => leads.map(idOf).sort();
const takenBy = (server: MailServer) => server.mails.map(({ id }) => id).sort();

/** The leads whose mails are in a state. */
const inState = async (
  { query }: TestDatabase,
  state: string,
): Promise<{ id: string; problem: string | null }[]> =>
  (await query(`SELECT "contactId" AS "id", "problem" FROM "ContactMail" WHERE "state" = ?`, [
    state,
  ])) as never;

const untilSent = (database: TestDatabase, count: number) =>
  until(
    async () => (await inState(database, "sent")).length,
    (sent) => sent === count,
  );

/** Has the database refuse to note that a lead's mail is sent, as a fault of its own would; undone. */
async function refuseToNote({ url, execute }: TestDatabase, { id }: Lead) {
  const isSqlite = url.startsWith("file:");
  const when = `NEW."contactId" = '${id}' AND NEW."state" = 'sent'`;
  const before = `CREATE TRIGGER refused BEFORE UPDATE ON "ContactMail" FOR EACH ROW WHEN (${when})`;
  await execute(
    isSqlite
      ? `${before} BEGIN SELECT RAISE(ABORT, 'No'); END`
      : `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'No'; END $$;
        ${before} EXECUTE FUNCTION refuse()`,
  );
  return () => execute(`DROP TRIGGER refused${isSqlite ? "" : ` ON "ContactMail"`}`);
}

/** Ends every claim, as if its time were over. */
const endClaims = (database: TestDatabase) =>
  database.query(`UPDATE "ContactMail" SET "claimedUntil" = ? WHERE "claimedUntil" IS NOT NULL`, [
    asStored(database, new Date(0)),
  ]);

/** How long the only claim still stands: the databases write "2026-01-01 00:00:00.000" or with a T. */
async function claimLeft(database: TestDatabase): Promise<number> {
  const rows = await database.query(
    `SELECT CAST("claimedUntil" AS TEXT) AS "end" FROM "ContactMail" WHERE "claimedUntil" IS NOT NULL`,
  );
  expect(rows).toHaveLength(1);
  return Date.parse(`${String(rows[0]!.end).slice(0, 23).replace(" ", "T")}Z`) - Date.now();
}

/** As long as an instance takes to look more than once. */
const someLooks = () => new Promise((resolve) => setTimeout(resolve, 2.5 * SHORT_LOOK_MS));

/** The headers of a mail; its text names the instance that sent it, as each has a port of its own here. */
const headersOf = (raw: Buffer) => raw.toString().split("\r\n\r\n")[0];

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
  test.each([2, 3])("%i of them mail each of 50 leads once, side by side", async (instances) => {
    const { database, server, start } = await open(kind);
    const sites: TestSite[] = [];
    while (sites.length < instances) sites.push(await start());
    server.behave(() => ({ code: 421, words: "Later" }));
    const leads = await leadsThrough(sites, 50);
    await until(
      async () => (await inState(database, "waiting")).filter(({ problem }) => problem).length,
      (postponed) => postponed === 50,
    );
    const { all } = server.connections();
    // Slow enough for all of them to have one in hand.
    server.behave(async (point): Promise<Act> => {
      if (point === "data") await new Promise((resolve) => setTimeout(resolve, 200));
      return "go on";
    });
    await leadsThrough(sites, 1, 50).then(([last]) => leads.push(last!));
    await untilSent(database, leads.length);
    expect(takenBy(server)).toEqual(idsOf(leads));
    const connections = server.connections();
    expect(connections.all).toBe(all + leads.length);
    expect(connections.atOnce).toBe(instances);
  });

  test("that stands still while it sends keeps its mail as long as its claim stands", async () => {
    const { database, server, start } = await open(kind);
    const [a, b] = [await start(), await start()];
    const held = holdAt(server, "taken");
    const [first] = await leadsThrough([a], 1);
    await held.reached();
    process.kill(a.pid, "SIGSTOP");
    const [second] = await leadsThrough([b], 1, 1);
    await untilSent(database, 1);
    await someLooks();
    expect(takenBy(server)).toEqual(idsOf([first!, second!]));
    await endClaims(database);
    await untilSent(database, 2);
    expect(takenBy(server)).toEqual(idsOf([first!, first!, second!]));
    // What it has to say when it wakes changes nothing any more.
    process.kill(a.pid, "SIGCONT");
    held.release({ code: 451, words: "Later" });
    await someLooks();
    expect(await inState(database, "sent")).toHaveLength(2);
    expect(server.mails).toHaveLength(3);
  });
});

describe.each(testedKinds)("On %s", (kind) => {
  test("killed again and again at any point of a mail, it mails every lead, and twice only what the server had", async () => {
    const { database, server, start } = await open(kind);
    const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));
    console.log(`The kills on ${kind} follow TEST_SEED=${seed}`);
    const random = randomFrom(seed);
    const points = shuffled<Point>(["connect", "to", "data", "taken"], random);
    const leads: Lead[] = [];
    let hadByServer = "";
    for (const [turn, killedAt] of points.entries()) {
      const mailsBefore = Math.floor(random() * 8);
      let mails = 0;
      let isReached = false;
      server.behave(async (point, id): Promise<Act> => {
        await new Promise((resolve) => setTimeout(resolve, random() * 25));
        if (point === killedAt && (mails += 1) > mailsBefore) {
          isReached = true;
          if (point === "taken") hadByServer = id;
          return "hang";
        }
        return "go on";
      });
      const site = await start();
      leads.push(...(await leadsThrough([site], 15, turn * 15)));
      await until(async () => isReached, Boolean);
      await site.kill();
      await endClaims(database);
    }
    server.behave(() => "go on");
    await start();
    await untilSent(database, leads.length);
    expect(takenBy(server)).toEqual([...idsOf(leads), hadByServer].sort());
  });

  test("killed while it sends, it sends that mail again when its claim is over, the others at once", async () => {
    const { database, server, start } = await open(kind);
    const held = holdAt(server, "taken");
    const site = await start();
    const [first] = await leadsThrough([site], 1);
    await held.reached();
    const others = await leadsThrough([site], 3, 1);
    await site.kill();
    await start();
    await untilSent(database, 3);
    const left = await claimLeft(database);
    expect(left).toBeGreaterThan(DELIVERY_MS);
    expect(left).toBeLessThanOrEqual(CLAIM_MS);
    await someLooks();
    expect(takenBy(server)).toEqual(idsOf([first!, ...others]));
    await endClaims(database);
    await untilSent(database, 4);
    expect(takenBy(server)).toEqual(idsOf([first!, first!, ...others]));
    const [sent, again] = server.mails.filter(({ id }) => id === idOf(first!));
    expect(headersOf(again!.raw)).toBe(headersOf(sent!.raw));
  });

  test("where the database does not take the note that a mail is sent, the others are sent", async () => {
    const { database, server, start } = await open(kind);
    const site = await start();
    const held = holdAt(server, "data");
    const [first] = await leadsThrough([site], 1);
    await held.reached();
    const takeAgain = await refuseToNote(database, first!);
    held.release("go on");
    const [second] = await leadsThrough([site], 1, 1);
    await untilSent(database, 1);
    await someLooks();
    expect(takenBy(server)).toEqual(idsOf([first!, second!]));
    expect(site.log()).toContain('"outbox_failed"');
    await takeAgain();
    await endClaims(database);
    await untilSent(database, 2);
    expect(takenBy(server)).toEqual(idsOf([first!, first!, second!]));
  });

  test("told to stop, it ends the mail that it is sending, and begins no other", async () => {
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
    await untilSent(database, 5);
    expect(takenBy(server)).toEqual(idsOf(leads));
  });
});
