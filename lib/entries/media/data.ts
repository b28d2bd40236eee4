import "server-only";
import { getDb } from "@/lib/db/client";
import { createEntryId } from "@/lib/core/ids";
import type { MediaDto, MediaInput } from "./schema";
import type { MediaType } from "./media-type";
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

const entry = { entity: "media", label: "Media item" } as const;

const dtoSelect = {
  id: true,
  title: true,
  description: true,
  fileUrl: true,
  youtubeUrl: true,
  mediaType: true,
  createdAt: true,
  version: true,
} as const;

type Row = Omit<MediaDto, "createdAt" | "mediaType"> & { createdAt: Date; mediaType: string };

const toDto = (row: Row): MediaDto => ({
  ...row,
  mediaType: row.mediaType as MediaType,
  createdAt: row.createdAt.toISOString(),
});

const toColumns = async (input: MediaInput) => ({
  ...input,
  description: await toStoredHtml(input.description),
});

/** Media items as the API lists them. */
export const mediaList: EntryList<MediaDto> = {
  count: () => countAll("MediaItem"),
  listIds: (slice) =>
    getDb().mediaItem.findMany({ select: { id: true }, orderBy: newestFirst, ...slice }),
  findByIds: async (ids) => {
    const where = { id: { in: ids } };
    const rows = await getDb().mediaItem.findMany({ select: dtoSelect, where });
    return rows.map(toDto);
  },
};

/** Every media item, newest first. */
export async function listMediaItems(): Promise<MediaDto[]> {
  const rows = await getDb().mediaItem.findMany({ select: dtoSelect, orderBy: newestFirst });
  return rows.map(toDto);
}

/** One media item, or null where the id is unknown. */
export async function getMediaItem(id: string): Promise<MediaDto | null> {
  const row = await getDb().mediaItem.findUnique({ where: byId(id), select: dtoSelect });
  return row && toDto(row);
}

/** Stores a new media item; its HTML is sanitised first. */
export async function createMediaItem(actor: Actor, input: MediaInput): Promise<MediaDto> {
  const data = { id: createEntryId(input.title), ...(await toColumns(input)) };
  return getDb().$transaction(async (tx) => {
    const row = await tx.mediaItem.create({ data, select: dtoSelect });
    await recordAudit(tx, actor, { action: "create", entity: "media", entityId: row.id });
    return toDto(row);
  });
}

/**
 * Changes a media item.
 * @throws AppError not_found, or conflict when `expected` is no longer its version.
 */
export async function updateMediaItem(
  actor: Actor,
  id: string,
  input: MediaInput,
  expected: ExpectedVersion,
): Promise<MediaDto> {
  const data = { ...(await toColumns(input)), version: { increment: 1 } };
  const row = await updateAtVersion(
    { ...entry, actor, id },
    (tx) => tx.mediaItem.updateMany({ where: atVersion(id, expected), data }),
    (tx) => tx.mediaItem.findUnique({ where: byId(id), select: dtoSelect }),
  );
  return toDto(row);
}

/**
 * Deletes a media item.
 * @throws AppError not_found, or conflict when `expected` is no longer its version.
 */
export async function deleteMediaItem(
  actor: Actor,
  id: string,
  expected: ExpectedVersion,
): Promise<void> {
  await deleteAtVersion(
    { ...entry, actor, id },
    (tx) => tx.mediaItem.deleteMany({ where: atVersion(id, expected) }),
    (tx) => tx.mediaItem.findUnique({ where: byId(id), select: { id: true } }),
  );
}
