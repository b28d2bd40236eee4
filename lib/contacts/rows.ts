import "server-only";
import { getDb } from "@/lib/db/client";
import { isStorable } from "@/lib/core/fields";
import { answerColumns, toAnswerDto } from "./detail";
import { isUndeliveredNow } from "./emails";
import type { ContactRowDto } from "./row-schema";

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
