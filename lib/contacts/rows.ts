import "server-only";
import { getDb } from "@/lib/db/client";
import { isStorable } from "@/lib/core/fields";
import { answerColumns, toAnswerDto } from "./answer-columns";
import { isUndeliveredNow } from "./emails";
import type { ContactCountsDto, ContactRowDto } from "./row-schema";

/** What stands beside some leads in the list; those that are gone are missing. */
export async function listContactRows(ids: string[]): Promise<ContactRowDto[]> {
  const rows = await getDb().contact.findMany({
    where: { id: { in: ids.filter(isStorable) } },
    select: {
      id: true,
      createdAt: true,
      origin: true,
      cameFrom: true,
      isSpam: true,
      ...answerColumns,
      mail: { select: { state: true, problem: true, dueAt: true } },
      _count: { select: { notes: true } },
    },
  });
  return rows.map(({ id, createdAt, origin, cameFrom, isSpam, mail, _count, ...answer }) => ({
    id,
    createdAt: createdAt.toISOString(),
    source: cameFrom ?? origin,
    answer: toAnswerDto(answer),
    noteCount: _count.notes,
    isUndelivered: !isSpam && mail !== null && isUndeliveredNow(mail),
  }));
}

/** How many leads there are. An index has all that is read for it. */
export async function countContactsByState(): Promise<ContactCountsDto> {
  const [row] = await getDb().$queryRaw<Record<"open" | "all" | "total", bigint | number>[]>`
    SELECT
      COUNT(*) AS "total",
      COUNT(CASE WHEN "isSpam" = FALSE THEN 1 END) AS "all",
      COUNT(CASE WHEN "isSpam" = FALSE AND "answeredAt" IS NULL THEN 1 END) AS "open"
    FROM "Contact"`;
  const [total, all, open] = [row!.total, row!.all, row!.open].map(Number) as [
    number,
    number,
    number,
  ];
  return { open, answered: all - open, all, spam: total - all };
}
