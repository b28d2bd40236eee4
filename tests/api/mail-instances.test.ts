import { afterEach, describe, expect, test } from "@jest/globals";
import { register, signIn } from "../harness/calls";
import {
  createDatabase,
  type DatabaseKind,
  type TestDatabase,
  testedKinds,
} from "../harness/databases";
import { type Act, type MailServer, startMailServer } from "../harness/mail-server";
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
import { startSite, type TestSite } from "../harness/site";

// Who sends when there are several, and what becomes of mails when one of them is killed, stopped
// or ended in the middle of it.

const IN_DOUBT =
  "The site was stopped while this was being handed to the mail server, so it may have arrived. Send it again if it has not.";

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
    const site = await startSite(database.url, mailVariables(server));
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

const several = testedKinds.filter((kind) => kind === "postgresql");
if (several.length === 0) {
  test("several instances need PostgreSQL, which does not answer", () => {
    expect(testedKinds).toEqual(["sqlite"]);
  });
}

describe.each(several)("Several instances on %s", (kind) => {
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
    // As if it had run out: what it stands still for is not to be longer than the server waits.
    await database.query(`UPDATE "Lease" SET "until" = ?`, [asStored(database, new Date(0))]);
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
    const { a, server, held, firstMail, goOnWithOther } = await openHeld();
    const goOn = stopped(a);
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
  test("killed again and again, it goes on within a minute, and mails nothing twice", async () => {
    const { database, server, start } = await open(kind);
    // A server that takes its time: whoever is killed is in the middle of something.
    const random = (most: number) => Math.floor(Math.random() * most);
    server.behave(async (): Promise<Act> => {
      await new Promise((resolve) => setTimeout(resolve, random(25)));
      return "go on";
    });
    const leads: Lead[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const site = await start();
      leads.push(...(await leadsThrough([site], 15, turn * 15)));
      await new Promise((resolve) => setTimeout(resolve, random(600)));
      await site.kill();
      // The lease of whom was killed runs out by itself; one turn shows that, the others need not.
      if (turn === 0) continue;
      await database.query(`UPDATE "Lease" SET "until" = ?`, [asStored(database, new Date(0))]);
    }
    await start();
    const started = Date.now();
    const isOver = async () =>
      (await inState(database, "waiting")).length + (await inState(database, "handing")).length;
    await until(isOver, (left) => left === 0);
    expect(Date.now() - started).toBeLessThan(60_000);
    const inDoubt = await inState(database, "failed");
    for (const { problem } of inDoubt) expect(problem).toBe(IN_DOUBT);
    expect(inDoubt.length).toBeLessThanOrEqual(4);
    // Each that is not in doubt arrived, and none arrived twice.
    const taken = takenBy(server);
    expect(new Set(taken).size).toBe(taken.length);
    const sure = idsOf((await inState(database, "sent")).map(({ contactId: id }) => ({ id })));
    expect(sure.length).toBe(leads.length - inDoubt.length);
    expect(taken).toEqual(expect.arrayContaining(sure));
    expect(server.connections().atOnce).toBe(1);
  });

  test("killed with its lease, another takes it within a minute", async () => {
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
    const started = Date.now();
    await until(
      async () => (await inState(database, "sent")).length,
      (sent) => sent === 3,
    );
    expect(Date.now() - started).toBeLessThan(60_000);
    expect(takenBy(server)).toEqual(idsOf(leads));
  });

  test("told to stop before it hands a mail over, it does not, and the mail waits", async () => {
    const { database, server, start } = await open(kind);
    const held = holdAt(server, "to");
    const site = await start();
    const [lead] = await leadsThrough([site], 1);
    await held.reached();
    const stopping = site.stop();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
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
        await new Promise((resolve) => setTimeout(resolve, 2_000));
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
