import "server-only";
import type { ExportedContact } from "./csv";
import { getDb } from "@/lib/db/client";
import type { Sql } from "@/lib/db/search";
import type { ContactFilter } from "./search-schema";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { contactWhere, countContacts, fieldColumnsSql, newestFirstSql, sql } from "./filter";

/** How many leads are in memory at once: long messages are 32 KB each. */
const BATCH = 250;

/** Where a lead stands in the list. */
type Place = { createdAt: Date; id: string };

/** The lead at a place and those after it; by its values, since it may be erased meanwhile. */
const from = ({ createdAt, id }: Place): Sql =>
  sql`"createdAt" <= ${createdAt} AND ("createdAt" < ${createdAt} OR "id" <= ${id})`;

const isAfter = (one: Place, other: Place) =>
  one.createdAt < other.createdAt || (+one.createdAt === +other.createdAt && one.id < other.id);

async function firstOf(chosen: Sql): Promise<Place | undefined> {
  const [first] = await getDb().$queryRaw<Place[]>`
    SELECT "createdAt", "id" FROM "Contact" WHERE ${chosen} ${newestFirstSql} LIMIT 1`;
  return first;
}

/** Of what was searched for nothing is said: it may name a person, and the audit stays. */
function detailOf(total: number, { text, spam, answered, week, source }: ContactFilter): string {
  const list = spam === undefined ? "leads and spam" : spam ? "marked as spam" : "leads";
  const parts = [
    list,
    ...(answered === undefined ? [] : [answered ? "answered" : "open"]),
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
  const total = first === undefined ? 0 : await countContacts(sql`${chosen} AND ${from(first)}`);
  const detail = detailOf(total, choice);
  await recordAudit(getDb(), actor, { action: "export", entity: "contact", detail });
  return first === undefined ? none() : batchesFrom(first, chosen);
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

async function* batchesFrom(first: Place, chosen: Sql): AsyncGenerator<ExportedContact[]> {
  let last: Place | undefined;
  for (;;) {
    const rest = last === undefined ? sql`TRUE` : sql`"id" <> ${last.id}`;
    const batch = await getDb().$queryRaw<(Place & Omit<ExportedContact, "notes">)[]>`
      SELECT "id", "createdAt", ${fieldColumnsSql}, "origin", "noticeVersion", "isSpam",
        "cameFrom", "answeredAt", "answeredBy", "answeredHow"
      FROM "Contact" WHERE ${chosen} AND ${from(last ?? first)} AND ${rest}
      ${newestFirstSql} LIMIT ${BATCH}`;
    // Times that are written in another way than ours would bring the same leads for ever.
    if (last && batch[0] && !isAfter(batch[0], last)) throw new Error("Leads are out of order");
    if (batch.length > 0) yield await withNotes(batch);
    if (batch.length < BATCH) return;
    last = batch.at(-1)!;
  }
}
