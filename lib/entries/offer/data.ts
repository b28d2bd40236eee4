import "server-only";
import { getDb } from "@/lib/db/client";
import { createEntryId } from "@/lib/core/ids";
import { type OfferSlideDto, toOfferSlide } from "./slide";
import type { OfferCategory, OfferDto, OfferInput } from "./schema";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { byId } from "@/lib/db/by-id";
import { countAll, type EntryList, newestFirst } from "@/lib/db/pagination";
import { toStoredHtml } from "@/lib/html/stored-html";
import {
  atVersion,
  deleteAtVersion,
  type ExpectedVersion,
  updateAtVersion,
} from "@/lib/entries/optimistic-lock";

const entry = { entity: "offer", label: "Offer" } as const;

const dtoSelect = {
  id: true,
  title: true,
  description: true,
  category: true,
  discount: true,
  validUntil: true,
  image: true,
  createdAt: true,
  version: true,
} as const;

type Row = Omit<OfferDto, "createdAt" | "category"> & { createdAt: Date; category: string };

const toDto = (row: Row): OfferDto => ({
  ...row,
  category: row.category as OfferCategory,
  createdAt: row.createdAt.toISOString(),
});

const toColumns = async (input: OfferInput) => ({
  ...input,
  description: await toStoredHtml(input.description),
});

/** Offers as the API lists them. */
export const offerList: EntryList<OfferDto> = {
  count: () => countAll("Offer"),
  listIds: (slice) =>
    getDb().offer.findMany({ select: { id: true }, orderBy: newestFirst, ...slice }),
  findByIds: async (ids) => {
    const rows = await getDb().offer.findMany({ select: dtoSelect, where: { id: { in: ids } } });
    return rows.map(toDto);
  },
};

/** Every offer as a slide, newest first. */
export async function listOfferSlides(): Promise<OfferSlideDto[]> {
  const rows = await getDb().offer.findMany({ select: dtoSelect, orderBy: newestFirst });
  return rows.map((row) => toOfferSlide(toDto(row)));
}

/** One offer, or null where the id is unknown. */
export async function getOffer(id: string): Promise<OfferDto | null> {
  const row = await getDb().offer.findUnique({ where: byId(id), select: dtoSelect });
  return row && toDto(row);
}

/** Stores a new offer; its HTML is sanitised first. */
export async function createOffer(actor: Actor, input: OfferInput): Promise<OfferDto> {
  const data = { id: createEntryId(input.title), ...(await toColumns(input)) };
  return getDb().$transaction(async (tx) => {
    const row = await tx.offer.create({ data, select: dtoSelect });
    await recordAudit(tx, actor, { action: "create", entity: "offer", entityId: row.id });
    return toDto(row);
  });
}

/**
 * Changes an offer.
 * @throws AppError not_found, or conflict when `expected` is no longer its version.
 */
export async function updateOffer(
  actor: Actor,
  id: string,
  input: OfferInput,
  expected: ExpectedVersion,
): Promise<OfferDto> {
  const data = { ...(await toColumns(input)), version: { increment: 1 } };
  const row = await updateAtVersion(
    { ...entry, actor, id },
    (tx) => tx.offer.updateMany({ where: atVersion(id, expected), data }),
    (tx) => tx.offer.findUnique({ where: byId(id), select: dtoSelect }),
  );
  return toDto(row);
}

/**
 * Deletes an offer.
 * @throws AppError not_found, or conflict when `expected` is no longer its version.
 */
export async function deleteOffer(
  actor: Actor,
  id: string,
  expected: ExpectedVersion,
): Promise<void> {
  await deleteAtVersion(
    { ...entry, actor, id },
    (tx) => tx.offer.deleteMany({ where: atVersion(id, expected) }),
    (tx) => tx.offer.findUnique({ where: byId(id), select: { id: true } }),
  );
}
