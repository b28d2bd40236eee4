import "server-only";
import type { ExportedContact } from "./csv";
import { getDb } from "@/lib/db/client";
import type { Sql } from "@/lib/db/search";
import type { ContactFilter } from "./schema";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { readContactBatches, matchFromCursor, type Cursor } from "./batches";
import {
  buildContactCondition,
  countContacts,
  fieldColumnsSql,
  newestFirstSql,
  sql,
} from "./filter";

const columns = sql`${fieldColumnsSql}, "origin", "noticeVersion", "isSpam",
  "previousPage", "answeredAt", "answeredBy", "answerMethod"`;

async function findNewest(condition: Sql): Promise<Cursor | undefined> {
  const [newest] = await getDb().$queryRaw<Cursor[]>`
    SELECT "createdAt", "id" FROM "Contact" WHERE ${condition} ${newestFirstSql} LIMIT 1`;
  return newest;
}

/** Omits the words searched for: they may name a person, and audit entries remain after a lead is erased. */
function describeExport(
  total: number,
  { text, spam, answered, since, week, source }: ContactFilter,
): string {
  const spamPhrase =
    spam === undefined ? "including spam" : spam ? "marked as spam" : "without spam";
  const parts = [
    spamPhrase,
    ...(answered === undefined ? [] : [answered ? "answered" : "open"]),
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(week === undefined ? [] : [`week from ${week}`]),
    ...(source === undefined ? [] : ["from one page"]),
    ...(text ? ["matching a search"] : []),
  ];
  return `${total} ${total === 1 ? "contact" : "contacts"} (${parts.join(", ")})`;
}

/** Records the export in the audit log, then reads the leads, newest first. Leads that arrive later are left out. */
export async function exportContacts(
  actor: Actor,
  filter: ContactFilter,
): Promise<AsyncGenerator<ExportedContact[]>> {
  const condition = buildContactCondition(filter);
  const newest = await findNewest(condition);
  const total =
    newest === undefined
      ? 0
      : await countContacts(sql`${condition} AND ${matchFromCursor(newest)}`);
  const detail = describeExport(total, filter);
  await recordAudit(getDb(), actor, { action: "export", entity: "contact", detail });
  return newest === undefined
    ? yieldNoLeads()
    : readWithNotes(sql`${condition} AND ${matchFromCursor(newest)}`);
}

async function addNotes<Lead extends { id: string }>(leads: Lead[]) {
  const notes = await getDb().contactNote.findMany({
    where: { contactId: { in: leads.map(({ id }) => id) } },
    select: { contactId: true, createdAt: true, authorName: true, text: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const byLead = Map.groupBy(notes, ({ contactId }) => contactId);
  return leads.map((lead) => ({ ...lead, notes: byLead.get(lead.id) ?? [] }));
}

async function* yieldNoLeads(): AsyncGenerator<ExportedContact[]> {}

async function* readWithNotes(condition: Sql): AsyncGenerator<ExportedContact[]> {
  for await (const batch of readContactBatches<Omit<ExportedContact, "notes">>(
    columns,
    condition,
  )) {
    yield await addNotes(batch);
  }
}
