import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { parse } from "csv-parse/sync";
import { call } from "../../tools/site/calls";
import { sendLead } from "../support/mailed-leads";
import { insertContacts, type StoredContact } from "../support/many-contacts";
import { readNewestAudit } from "../support/newest-audit";
import { onEachDatabase } from "../support/on-each-database";
import { waitUntilIdle } from "../support/site-idle";

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

const parseLines = (csv: string) => parse(csv, { bom: true });
const readNames = (csv: string) =>
  parseLines(csv)
    .map(([, name]) => name!)
    .slice(1);
const createLeads = (total: number, createFields: (index: number) => Partial<StoredContact>) =>
  Array.from({ length: total }, (_, index) => ({
    name: `Visitor ${index}`,
    ...createFields(index),
  }));
/** 2,000 leads with these fields fill the network buffers if uncompressed, so that the server waits for the client. */
const createLongFields = () => ({ message: "A long message. ".repeat(256), searchText: "long" });
/** 4,000 leads with these fields fill the network buffers even when compressed. */
const createNoisyFields = () => ({
  message: randomBytes(3_072).toString("base64"),
  searchText: "noisy",
});

onEachDatabase("An export of leads", (suite) => {
  beforeEach(async () => {
    await suite().database.query(`DELETE FROM "Contact"`);
    // A SQLite query blocks this process; the pause lets it notice connections that the site has closed.
    await pause(50);
  });

  const requestExport = (body: object = {}, headers = {}) => {
    const { site, token } = suite();
    return call(site.url, "/api/contacts/export", { method: "POST", token, body, headers });
  };
  const exportText = async (body: object = {}) => {
    const response = await requestExport(body);
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer()).toString("utf8");
  };
  const listNames = async (query = "") => {
    const { token, site } = suite();
    const response = await call(site.url, `/api/contacts${query}`, { token });
    return ((await response.json()) as { name: string }[]).map(({ name }) => name);
  };
  /** Starts a download, uncompressed by default because a compressed file would fit into the network buffers. */
  const startExport = async (encoding = "identity") => {
    const response = await requestExport({}, { "Accept-Encoding": encoding });
    const reader = response.body!.getReader() as Reader;
    return { reader, firstChunk: Buffer.from((await reader.read()).value!) };
  };
  const readRest = async (reader: Reader, firstChunk: Buffer) => {
    const chunks = [firstChunk];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks).toString("utf8");
      chunks.push(Buffer.from(value));
    }
  };

  test("is a CSV file named after the day, sent with Cache-Control: no-store", async () => {
    const { url } = suite().site;
    const headers = { Referer: `${url}/contact`, "X-Notice-Version": "2026-11" };
    const { name, email, phone, message } = await sendLead(url, {}, headers);
    const response = await requestExport();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="contacts-\d{4}-\d\d-\d\d\.csv"$/,
      ),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    const fields = [name, email, phone, message, "/contact", "2026-11", "no"];
    expect(parseLines(await response.text())[1]!.slice(1, 8)).toEqual(fields);
  });

  test("contains each matching lead once, in the order of the list, even when leads have equal times", async () => {
    const contacts = createLeads(1_100, (index) => ({
      createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 400)),
      isSpam: index % 5 === 0,
      message: index % 2 === 0 ? "An even one" : "An odd one",
    }));
    await insertContacts(suite().database, contacts);
    const allNames = await listNames();
    expect(allNames).toHaveLength(1_100);
    expect(readNames(await exportText())).toEqual(allNames);
    const listedNames = await listNames("?spam=false");
    expect(readNames(await exportText({ spam: false }))).toEqual(listedNames);
    const evenNames = listedNames.filter((name) => Number(name.split(" ")[1]) % 2 === 0);
    expect(readNames(await exportText({ spam: false, text: "EVEN" }))).toEqual(evenNames);
    expect(readNames(await exportText({ text: "%" }))).toEqual([]);
  });

  test("is audited before the first lead is sent, without the search text", async () => {
    await insertContacts(suite().database, createLeads(2_000, createLongFields));
    const { reader } = await startExport();
    expect(await readNewestAudit(suite().database)).toMatchObject({
      action: "export",
      entity: "contact",
      entityId: null,
      actorName: "asha",
      detail: "2000 contacts (including spam)",
    });
    await reader.cancel();
    for (const [body, detail] of [
      [{ text: "Visitor-1", spam: true }, "0 contacts (marked as spam, matching a search)"],
      [{ since: "2998-11-24" }, "0 contacts (including spam, since 2998-11-24)"],
    ] as const) {
      await exportText(body);
      expect(await readNewestAudit(suite().database)).toMatchObject({ detail });
    }
    expect(suite().site.readLog()).not.toContain("Visitor-1");
  });

  test("continues while leads are erased, and omits leads that arrive during the export", async () => {
    const stored = await insertContacts(suite().database, createLeads(4_000, createLongFields));
    const { reader, firstChunk } = await startExport();
    // Waits until the server has read ahead.
    await waitUntilIdle(suite().site);
    await suite().database.query(`DELETE FROM "Contact" WHERE "id" LIKE '%1'`);
    await insertContacts(suite().database, [
      { id: "later", name: "Later", createdAt: new Date("2026-01-02T00:00:00.000Z") },
    ]);
    const names = readNames(await readRest(reader, firstChunk));
    const remainingNames = stored.filter(({ id }) => !id.endsWith("1")).map(({ name }) => name);
    const exportedNames = new Set(names);
    expect(remainingNames.filter((name) => !exportedNames.has(name))).toEqual([]);
    expect(exportedNames.size).toBe(names.length);
    expect(names.length).toBeLessThan(stored.length);
    expect(names).not.toContain("Later");
  });

  describe("when the database fails", () => {
    const withoutDatabase = async (work: () => Promise<void>) => {
      await suite().database.execute('ALTER TABLE "Contact" RENAME TO "Away"');
      await work().finally(() =>
        suite().database.execute('ALTER TABLE "Away" RENAME TO "Contact"'),
      );
    };

    test.each(["gzip", "identity"])(
      "closes the connection, so that a partial file never looks complete (Accept-Encoding: %s)",
      async (encoding) => {
        await insertContacts(suite().database, createLeads(4_000, createNoisyFields));
        const { reader, firstChunk } = await startExport(encoding);
        await withoutDatabase(() => expect(readRest(reader, firstChunk)).rejects.toThrow());
        await pause(50);
        expect(suite().site.readLog()).toMatch(/"requestId":"[^"]+","code":"export_aborted"/);
        expect(readNames(await exportText())).toHaveLength(4_000);
      },
    );

    test("returns 503 if no lead has been sent yet", () =>
      withoutDatabase(async () => expect((await requestExport()).status).toBe(503)));
  });
});
