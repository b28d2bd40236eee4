import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { type AuditedActor, operator, recordAudit } from "@/lib/audit/data";
import { getDb } from "@/lib/db/client";
import { newestFirst } from "@/lib/db/pagination";
import { purgeDeletedContacts } from "@/lib/db/purge";
import { contactColumns } from "./filter";
import { isOfPerson } from "./person";
import type { ContactErasure, ErasurePreviewDto } from "./schema";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How many leads are read or erased at once, and how long others have the database in between. */
const BATCH = 500;
const PAUSE_MS = 20;

/** How many leads are shown before they are erased: what fits into a dialog. */
const PREVIEWED = 10;

type Found = { id: string; createdAt: Date };

/** A person's leads, some at a time. */
async function* leadsOfPerson(person: ContactErasure): AsyncGenerator<Found[]> {
  let after = "";
  for (;;) {
    const rows = await getDb().contact.findMany({
      where: { id: { gt: after } },
      select: { id: true, createdAt: true, email: true, phone: true },
      orderBy: { id: "asc" },
      take: BATCH,
    });
    yield rows.filter((row) => isOfPerson(row, person));
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
    await pause(1);
  }
}

const isNewer = (one: Found, other: Found) =>
  +other.createdAt - +one.createdAt || (one.id < other.id ? 1 : -1);

/** Tells what `eraseContacts` would erase: how many leads, and the newest of them. */
export async function previewErasure(person: ContactErasure): Promise<ErasurePreviewDto> {
  let total = 0;
  let newest: Found[] = [];
  for await (const leads of leadsOfPerson(person)) {
    total += leads.length;
    newest = [...newest, ...leads].sort(isNewer).slice(0, PREVIEWED);
  }
  const items = await getDb().contact.findMany({
    where: { id: { in: newest.map(({ id }) => id) } },
    select: contactColumns,
    orderBy: newestFirst,
  });
  return { total, items };
}

/** Erases every lead of a person for good and records only their number. Returns that number. */
export async function eraseContacts(actor: AuditedActor, person: ContactErasure): Promise<number> {
  const asked = [person.email && "email address", person.phone && "phone number"].filter(Boolean);
  const why = `by ${asked.join(" and ")}`;
  let erased = 0;
  let found: string[] = [];
  for await (const leads of leadsOfPerson(person)) {
    found.push(...leads.map(({ id }) => id));
    if (found.length < BATCH) continue;
    erased += await eraseBatch(actor, found, why);
    found = [];
  }
  if (found.length > 0 || erased === 0) erased += await eraseBatch(actor, found, why);
  await purgeDeletedContacts();
  return erased;
}

/** Erases the leads that are older than a number of days; returns how many there were. */
export async function eraseOldContacts(days: number): Promise<number> {
  const where = { createdAt: { lt: new Date(Date.now() - days * DAY_MS) } };
  let erased = 0;
  for (;;) {
    const rows = await getDb().contact.findMany({ where, select: { id: true }, take: BATCH });
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    erased += await eraseBatch(operator, ids, `older than ${days} days`);
    await pause(PAUSE_MS);
  }
  if (erased > 0) await purgeDeletedContacts();
  return erased;
}

/** Erases one batch and records it in the same transaction. */
async function eraseBatch(actor: AuditedActor, ids: string[], why: string): Promise<number> {
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.contact.deleteMany({ where: { id: { in: ids } } });
    const detail = `${count} ${count === 1 ? "contact" : "contacts"} ${why}`;
    // Another instance may have been quicker, and has the receipt then.
    if (count > 0 || ids.length === 0) {
      await recordAudit(tx, actor, { action: "erase", entity: "contact", detail });
    }
    return count;
  });
}
