import { beforeAll, expect, test } from "@jest/globals";
import { listPagesWithSection } from "@/content/navigation";
import { sections } from "@/content/sections";
import { FOLDING_MARK } from "@/lib/core/fold-text";
import { call } from "../../tools/site/calls";
import type { DatabaseKind } from "../../tools/site/databases";
import { onEachDatabase } from "../support/on-each-database";

const LEADS = 200_000;
/** Enough calls that the slower first ones, which open connections, do not affect the median. */
const TRIES = 15;
/** Maximum duration of a call, as a multiple of one full scan. `scan` is for calls that cannot use an index. */
const MAX_SCANS = { indexed: 2, scan: 5 };
const FULL_SCAN = `SELECT COUNT(*) FROM "Contact" WHERE "searchText" LIKE '%no such lead%'`;

const ORIGIN = `CASE "i" % 40 ${listPagesWithSection(sections)
  .slice(0, 40)
  .map(({ page }, index) => `WHEN ${index} THEN '${page.href}'`)
  .join(" ")} END`;

function buildInsert(kind: DatabaseKind): string {
  const ago = (seconds: string) =>
    kind === "sqlite"
      ? `strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '-' || (${seconds}) || ' seconds')`
      : `now() AT TIME ZONE 'UTC' - (${seconds}) * INTERVAL '1 second'`;
  return `
    WITH RECURSIVE "n"("i") AS (SELECT 1 UNION ALL SELECT "i" + 1 FROM "n" WHERE "i" < ${LEADS})
    INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "searchText", "origin",
      "createdAt", "isSpam", "answeredAt", "answeredBy", "answerMethod", "waitedSeconds")
    SELECT 'lead-' || "i", 'Visitor ' || "i", 'v' || "i" || '@example.com', '98' || (10000000 + "i"),
      'Please call me back', '${FOLDING_MARK}visitor ' || "i" || '\nv' || "i" || '@example.com\n' ||
      '98' || (10000000 + "i"), ${ORIGIN}, ${ago(`90 * (${LEADS} - "i")`)},
      "i" % 20 = 0, CASE WHEN "i" % 3 > 0 THEN ${ago("0")} END,
      'asha', 'called', CASE WHEN "i" % 3 > 0 THEN "i" % 7200 END
    FROM "n"`;
}

async function measureMedian(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TRIES; i += 1) {
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)]!;
}

onEachDatabase("The contacts API with 200,000 leads", (suite) => {
  beforeAll(async () => {
    const { kind, database } = suite();
    await database.execute(buildInsert(kind));
    // In production, autovacuum does this within minutes.
    if (kind === "postgresql") await database.query(`VACUUM ANALYZE "Contact"`);
  }, 300_000);

  test.each([
    ["?page=1&pageSize=25&spam=false&answered=false", "indexed"],
    ["?page=1&pageSize=25&spam=false&answered=true", "indexed"],
    ["?page=1&pageSize=25&spam=false&source=/loans/home-loan", "scan"],
    ["/rows?ids=lead-1,lead-77,lead-199999", "indexed"],
    ["/counts", "indexed"],
    ["/statistics", "indexed"],
    ["/lead-77/others", "scan"],
  ] as const)("answers /api/contacts%s in the time of a few table scans", async (path, access) => {
    const { database, site, token } = suite();
    const scanMs = await measureMedian(() => database.query(FULL_SCAN));
    const callMs = await measureMedian(async () => {
      const response = await call(site.url, `/api/contacts${path}`, { token });
      await response.arrayBuffer();
      expect(response.status).toBe(200);
    });
    expect(callMs / scanMs).toBeLessThan(MAX_SCANS[access]);
  });
});
