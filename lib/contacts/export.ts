import "server-only";
import type { ExportedContact } from "./csv";
import { getDb } from "@/lib/db/client";
import type { Sql } from "@/lib/db/search";
import type { ContactFilter } from "./search-schema";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { contactsInBatches, fromPlace, type Place } from "./batches";
import { contactWhere, countContacts, fieldColumnsSql, newestFirstSql, sql } from "./filter";

const columns = sql`${fieldColumnsSql}, "origin", "noticeVersion", "isSpam",
  "cameFrom", "answeredAt", "answeredBy", "answeredHow"`;

async function firstOf(chosen: Sql): Promise<Place | undefined> {
  const [first] = await getDb().$queryRaw<Place[]>`
    SELECT "createdAt", "id" FROM "Contact" WHERE ${chosen} ${newestFirstSql} LIMIT 1`;
  return first;
}

/** Of what was searched for nothing is said: it may name a person, and the audit stays. */
function detailOf(
  total: number,
  { text, spam, answered, since, week, source }: ContactFilter,
): string {
  const list = spam === undefined ? "leads and spam" : spam ? "marked as spam" : "leads";
  const parts = [
    list,
    ...(answered === undefined ? [] : [answered ? "answered" : "open"]),
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(week === undefined ? [] : [`of the week from ${week}`]),
    ...(source === undefined ? [] : ["of one page"]),
    ...(text ? ["found by a search"] : []),
  ];
  return `${total} ${total === 1 ? "contact" : "contacts"} (${parts.join(", ")})`;
}

/**
 * The leads that are chosen as they are listed now, some at a time: the next are read when they are
 * asked for. What comes in later is not among them. That they were taken is in the audit before
 * the first is.
 */
export async function exportContacts(
  actor: Actor,
  choice: ContactFilter,
): Promise<AsyncGenerator<ExportedContact[]>> {
  const chosen = contactWhere(choice);
  const first = await firstOf(chosen);
  const total =
    first === undefined ? 0 : await countContacts(sql`${chosen} AND ${fromPlace(first)}`);
  const detail = detailOf(total, choice);
  await recordAudit(getDb(), actor, { action: "export", entity: "contact", detail });
  return first === undefined ? none() : withNotesOf(sql`${chosen} AND ${fromPlace(first)}`);
}

async function withNotes<Lead extends { id: string }>(leads: Lead[]) {
  const notes = await getDb().contactNote.findMany({
    where: { contactId: { in: leads.map(({ id }) => id) } },
    select: { contactId: true, createdAt: true, authorName: true, text: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const byLead = Map.groupBy(notes, ({ contactId }) => contactId);
  return leads.map((lead) => ({ ...lead, notes: byLead.get(lead.id) ?? [] }));
}

async function* none(): AsyncGenerator<ExportedContact[]> {}

async function* withNotesOf(chosen: Sql): AsyncGenerator<ExportedContact[]> {
  for await (const batch of contactsInBatches<Omit<ExportedContact, "notes">>(columns, chosen)) {
    yield await withNotes(batch);
  }
}
