import "server-only";
import { getDb } from "@/lib/db/client";
import { isStorable } from "@/lib/core/fields";
import { answerColumns, toAnswerDto } from "./detail";
import { isUndeliveredNow } from "./mail/status";
import { readPageTitles, toPageDto } from "./page-titles";
import type { ContactRowDto } from "./schema";

export async function listContactRows(ids: string[]): Promise<ContactRowDto[]> {
  const rows = await getDb().contact.findMany({
    where: { id: { in: ids.filter(isStorable) } },
    select: {
      id: true,
      createdAt: true,
      origin: true,
      previousPage: true,
      isSpam: true,
      ...answerColumns,
      mail: { select: { state: true, problem: true, dueAt: true } },
      _count: { select: { notes: true } },
    },
  });
  const withSource = rows.map((row) => ({ ...row, source: row.previousPage ?? row.origin }));
  const titles = await readPageTitles(withSource.flatMap(({ source }) => source ?? []));
  return withSource.map(({ id, createdAt, source, isSpam, mail, _count, ...answer }) => ({
    id,
    createdAt: createdAt.toISOString(),
    source: toPageDto(source, titles),
    answer: toAnswerDto(answer),
    noteCount: _count.notes,
    isUndelivered: !isSpam && mail !== null && isUndeliveredNow(mail),
  }));
}
