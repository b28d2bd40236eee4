import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { type AuditedActor, operator, recordAudit } from "@/lib/audit/data";
import { getDb } from "@/lib/db/client";
import { newestFirst } from "@/lib/db/pagination";
import { purgeDeletedContacts } from "@/lib/db/purge";
import { contactColumns } from "./filter";
import { matchesPerson } from "./person";
import type { ContactErasure, ErasurePreviewDto } from "./schema";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Leads per read. A transaction may erase almost twice as many. */
const BATCH_SIZE = 500;
/** Lets other queries run between transactions. */
const PAUSE_MS = 20;

const PREVIEW_SIZE = 10;

type FoundLead = { id: string; createdAt: Date };

async function* streamPersonLeads(person: ContactErasure): AsyncGenerator<FoundLead[]> {
  let lastId = "";
  for (;;) {
    const rows = await getDb().contact.findMany({
      where: { id: { gt: lastId } },
      select: { id: true, createdAt: true, email: true, phone: true },
      orderBy: { id: "asc" },
      take: BATCH_SIZE,
    });
    yield rows.filter((row) => matchesPerson(row, person));
    if (rows.length < BATCH_SIZE) return;
    lastId = rows.at(-1)!.id;
    await pause(1);
  }
}

const compareNewestFirst = (one: FoundLead, other: FoundLead) =>
  +other.createdAt - +one.createdAt || (one.id < other.id ? 1 : -1);

export async function previewErasure(person: ContactErasure): Promise<ErasurePreviewDto> {
  let total = 0;
  let newest: FoundLead[] = [];
  for await (const leads of streamPersonLeads(person)) {
    total += leads.length;
    newest = [...newest, ...leads].sort(compareNewestFirst).slice(0, PREVIEW_SIZE);
  }
  const items = await getDb().contact.findMany({
    where: { id: { in: newest.map(({ id }) => id) } },
    select: contactColumns,
    orderBy: newestFirst,
  });
  return { total, items };
}

/** Erases all leads of a person and returns their number. Audit entries record numbers of leads, not the person. */
export async function eraseContacts(actor: AuditedActor, person: ContactErasure): Promise<number> {
  const criteria = [person.email && "email", person.phone && "phone number"].filter(Boolean);
  const reason = `by ${criteria.join(" and ")}`;
  let erased = 0;
  let foundIds: string[] = [];
  for await (const leads of streamPersonLeads(person)) {
    foundIds.push(...leads.map(({ id }) => id));
    if (foundIds.length < BATCH_SIZE) continue;
    erased += await eraseBatch(actor, foundIds, reason);
    foundIds = [];
  }
  if (foundIds.length > 0 || erased === 0) erased += await eraseBatch(actor, foundIds, reason);
  await purgeDeletedContacts();
  return erased;
}

export async function eraseOldContacts(days: number): Promise<number> {
  const where = { createdAt: { lt: new Date(Date.now() - days * DAY_MS) } };
  let erased = 0;
  for (;;) {
    const rows = await getDb().contact.findMany({ where, select: { id: true }, take: BATCH_SIZE });
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    erased += await eraseBatch(operator, ids, `older than ${days} days`);
    await pause(PAUSE_MS);
  }
  if (erased > 0) await purgeDeletedContacts();
  return erased;
}

async function eraseBatch(actor: AuditedActor, ids: string[], reason: string): Promise<number> {
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.contact.deleteMany({ where: { id: { in: ids } } });
    const detail = `${count} ${count === 1 ? "contact" : "contacts"} ${reason}`;
    // Records nothing if another instance has already erased these leads.
    if (count > 0 || ids.length === 0) {
      await recordAudit(tx, actor, { action: "erase", entity: "contact", detail });
    }
    return count;
  });
}
