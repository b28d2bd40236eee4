import "server-only";
import { Prisma } from "@/prisma/generated/sqlite/client";
import { lastWeeks, type Span } from "@/lib/core/weeks";
import { getDb } from "@/lib/db/client";
import { buildContactCondition, sourceSql, sql } from "./filter";
import { pageFilterSql, readPageTitles } from "./page-titles";
import type { ContactFilter, ContactCountsDto, ContactStatisticsDto } from "./schema";

const WEEKS = 12;
const SOURCES = 8;

type SqlCount = bigint | number;

const notSpamSince = (start: Date) => sql`"isSpam" = FALSE AND "createdAt" >= ${start}`;

/** Counts the leads that match a filter, by state. Without a search text, the query reads only an index. */
export async function readCounts(filter: ContactFilter): Promise<ContactCountsDto> {
  const [row] = await getDb().$queryRaw<Record<"open" | "notSpam" | "total", SqlCount>[]>`
    SELECT COUNT(*) AS "total",
      COUNT(*) FILTER (WHERE "isSpam" = FALSE) AS "notSpam",
      COUNT(*) FILTER (WHERE "isSpam" = FALSE AND "answeredAt" IS NULL) AS "open"
    FROM "Contact" WHERE ${buildContactCondition(filter)}`;
  const [total, notSpam, open] = [Number(row!.total), Number(row!.notSpam), Number(row!.open)];
  return { open, answered: notSpam - open, all: notSpam, spam: total - notSpam };
}

export async function readStatistics(): Promise<ContactStatisticsDto> {
  const weeks = lastWeeks(WEEKS, new Date());
  const { from } = weeks[0]!;
  const [counts, sources] = await Promise.all([countByWeek(weeks), countBySource(from)]);
  const answered = counts.reduce((sum, week) => sum + week.answered, 0);
  return {
    weeks: weeks.map(({ monday }, index) => ({ monday, ...counts[index]! })),
    medianWaitSeconds: await readMedianWait(from, answered),
    sources,
  };
}

/** Counts each week in its own subquery, which reads one range of the index. */
async function countByWeek(weeks: Span[]): Promise<{ open: number; answered: number }[]> {
  const parts = weeks.map(
    ({ from, to }, week) => sql`
      SELECT CAST(${week} AS INTEGER) AS "week", COUNT(*) AS "total", COUNT("answeredAt") AS "answered"
      FROM "Contact" WHERE ${notSpamSince(from)} AND "createdAt" < ${to}`,
  );
  const rows = await getDb().$queryRaw<{ week: SqlCount; total: SqlCount; answered: SqlCount }[]>`
    ${Prisma.join(parts, " UNION ALL ")} ORDER BY "week"`;
  return rows.map(({ total, answered }) => ({
    open: Number(total) - Number(answered),
    answered: Number(answered),
  }));
}

async function readMedianWait(from: Date, count: number): Promise<number | null> {
  const middle = await getDb().$queryRaw<{ waitedSeconds: number }[]>`
    SELECT "waitedSeconds" FROM "Contact" WHERE ${notSpamSince(from)} AND "waitedSeconds" IS NOT NULL
    ORDER BY "waitedSeconds" LIMIT ${2 - (count % 2)} OFFSET ${Math.floor(Math.max(0, count - 1) / 2)}`;
  const sum = middle.reduce((total, { waitedSeconds }) => total + waitedSeconds, 0);
  return middle.length === 0 ? null : sum / middle.length;
}

async function countBySource(from: Date): Promise<ContactStatisticsDto["sources"]> {
  const rows = await getDb().$queryRaw<{ path: string; total: SqlCount }[]>`
    SELECT "path", "total" FROM (
      SELECT ${sourceSql} AS "path", COUNT(*) AS "total"
      FROM "Contact" WHERE ${notSpamSince(from)} AND ${sourceSql} IS NOT NULL
      GROUP BY ${sourceSql}
    ) AS "sources"
    WHERE ${pageFilterSql} ORDER BY "total" DESC, "path" LIMIT ${SOURCES}`;
  const titles = await readPageTitles(rows.map(({ path }) => path));
  return rows.map(({ path, total }) => ({
    path,
    title: titles.get(path) ?? null,
    total: Number(total),
  }));
}
