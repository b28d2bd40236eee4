import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import {
  createDatabase,
  type DatabaseKind,
  type TestDatabase,
  testedDatabaseKinds,
} from "../../tools/site/databases";
import { type Reaction, type MailServer, startMailServer } from "../support/mail-server";
import {
  formatStoredDate,
  pauseServerAt,
  type Lead,
  buildMailVariables,
  sendLead,
  poll,
} from "../support/mailed-leads";
import { buildShortTimerVariables } from "../support/site-clock";
import { startSite, type TestSite } from "../../tools/site/site";
import { skipUnlessPostgresql } from "../support/skip-unless";

/** The time limit of a delivery (lib/email/deliver.ts); a claim lasts longer. */
const DELIVERY_MS = 11 * 60_000;
const CLAIM_MS = 15 * 60_000;
/** The polling interval (lib/contacts/mail/sender.ts). The tests shorten all 15 s timers, also the query timeout. */
const POLL_MS = 15_000;
const SHORT_POLL_MS = 1_500;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of cleanups.splice(0).reverse()) await close();
});

async function setUp(kind: DatabaseKind) {
  const database = await createDatabase(kind);
  cleanups.push(database.drop);
  const server = await startMailServer();
  cleanups.push(server.close);
  const start = async () => {
    const site = await startSite(database.url, {
      ...buildMailVariables(server),
      ...buildShortTimerVariables({ [POLL_MS]: SHORT_POLL_MS }),
    });
    cleanups.push(site.kill);
    return site;
  };
  return { database, server, start };
}

const sendLeads = (sites: TestSite[], count: number, firstNumber = 0): Promise<Lead[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      sendLead(sites[index % sites.length]!.url, {
        message: `This is lead ${firstNumber + index}`,
      }),
    ),
  );

const getMessageId = ({ id }: { id: string }) => `<lead-${id}@localhost>`;
const listMessageIds = (leads: { id: string }[]) => leads.map(getMessageId).sort();
const listMailIds = (server: MailServer) => server.mails.map(({ id }) => id).sort();

const listMails = async (
  { query }: TestDatabase,
  state: string,
): Promise<{ id: string; problem: string | null }[]> =>
  (await query(`SELECT "contactId" AS "id", "problem" FROM "ContactMail" WHERE "state" = ?`, [
    state,
  ])) as never;

const waitUntilSent = (database: TestDatabase, count: number) =>
  poll(
    async () => (await listMails(database, "sent")).length,
    (total) => total === count,
  );

/** Returns the milliseconds until the only claim expires. Parses the time formats of both databases. */
async function readClaimMs(database: TestDatabase): Promise<number> {
  const rows = await database.query(
    `SELECT CAST("claimedUntil" AS TEXT) AS "end" FROM "ContactMail" WHERE "claimedUntil" IS NOT NULL`,
  );
  expect(rows).toHaveLength(1);
  return Date.parse(`${String(rows[0]!.end).slice(0, 23).replace(" ", "T")}Z`) - Date.now();
}

/** Returns only the headers, because the body contains the port of the instance. */
const readHeaders = (raw: Buffer) => raw.toString().split("\r\n\r\n")[0];

skipUnlessPostgresql(test)(
  "sends each lead's mail exactly once from three instances after the mail server recovers",
  async () => {
    const { database, server, start } = await setUp("postgresql");
    const sites = [await start(), await start(), await start()];
    server.setReaction(() => ({ code: 421, message: "Later" }));
    const leads = await sendLeads(sites, 50);
    await poll(
      async () => (await listMails(database, "waiting")).filter(({ problem }) => problem).length,
      (postponed) => postponed === 50,
    );
    // Slows each delivery, so that every instance sends some of the mails.
    server.setReaction(async (stage): Promise<Reaction> => {
      if (stage === "data") await sleep(200);
      return "continue";
    });
    leads.push(...(await sendLeads(sites, 1, 50)));
    await waitUntilSent(database, leads.length);
    expect(listMailIds(server)).toEqual(listMessageIds(leads));
  },
);

describe.each(testedDatabaseKinds)("Mail delivery on %s", (kind) => {
  test("sends waiting mails after a kill and restart, but resends the mail in flight only when its claim expires", async () => {
    const { database, server, start } = await setUp(kind);
    const pausedServer = pauseServerAt(server, "accepted");
    const site = await start();
    const [first] = await sendLeads([site], 1);
    await pausedServer.waitUntilReached();
    const otherLeads = await sendLeads([site], 3, 1);
    await site.kill();
    await start();
    await waitUntilSent(database, 3);
    const claimMs = await readClaimMs(database);
    expect(claimMs).toBeGreaterThan(DELIVERY_MS);
    expect(claimMs).toBeLessThanOrEqual(CLAIM_MS);
    await sleep(2.5 * SHORT_POLL_MS);
    expect(listMailIds(server)).toEqual(listMessageIds([first!, ...otherLeads]));
    await database.query(
      `UPDATE "ContactMail" SET "claimedUntil" = ? WHERE "claimedUntil" IS NOT NULL`,
      [formatStoredDate(database, new Date(0))],
    );
    await waitUntilSent(database, 4);
    expect(listMailIds(server)).toEqual(listMessageIds([first!, first!, ...otherLeads]));
    const [original, duplicate] = server.mails.filter(({ id }) => id === getMessageId(first!));
    expect(readHeaders(duplicate!.raw)).toBe(readHeaders(original!.raw));
  });

  test("finishes the mail in flight and starts no other after a stop signal", async () => {
    const { database, server, start } = await setUp(kind);
    let count = 0;
    server.setReaction(async (stage): Promise<Reaction> => {
      if (stage === "accepted" && (count += 1) === 2) {
        stopping = site.stop();
        await sleep(2_000);
      }
      return "continue";
    });
    let stopping: Promise<void> | undefined;
    const site = await start();
    const leads = await sendLeads([site], 5);
    await poll(async () => stopping !== undefined, Boolean);
    await stopping;
    expect(server.mails).toHaveLength(2);
    expect(await listMails(database, "sent")).toHaveLength(2);
    expect(await listMails(database, "waiting")).toHaveLength(3);
    await start();
    await waitUntilSent(database, 5);
    expect(listMailIds(server)).toEqual(listMessageIds(leads));
  });
});
