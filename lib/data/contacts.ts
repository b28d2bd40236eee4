import "server-only";
import { getDb } from "@/lib/db";
import type { ContactDetailDto, ContactDto, ContactInput } from "@/lib/schemas/contact";
import type { Paging } from "@/lib/schemas/paging";
import { byId } from "./by-id";
import { newestFirst, type Page, sliceOf } from "./paged";

const dtoSelect = { id: true, name: true, email: true, phone: true, message: true } as const;

const detailSelect = {
  ...dtoSelect,
  createdAt: true,
  origin: true,
  noticeVersion: true,
} as const;

/** Leads, newest first. */
export async function listContacts(paging: Paging): Promise<Page<ContactDto>> {
  const db = getDb();
  const [items, total] = await Promise.all([
    db.contact.findMany({ select: dtoSelect, orderBy: newestFirst, ...sliceOf(paging) }),
    db.contact.count(),
  ]);
  return { items, total };
}

/** One lead with when and where from, or null where the id is unknown. */
export async function getContact(id: string): Promise<ContactDetailDto | null> {
  const row = await getDb().contact.findUnique({ where: byId(id), select: detailSelect });
  return row && { ...row, createdAt: row.createdAt.toISOString() };
}

/** Stores a lead. `origin` is the path of the page that it was sent from, null where unknown. */
export async function createContact(
  input: ContactInput,
  origin: string | null,
): Promise<ContactDto> {
  return getDb().contact.create({ data: { ...input, origin }, select: dtoSelect });
}
