import "server-only";
import { type DbTransaction, getDb } from "@/lib/db/client";
import type { UploadUse } from "./schema";
import { buildUploadUrl } from "./url";

const USES_MAX = 10;

export async function findEntriesUsingUpload(tx: DbTransaction, id: string): Promise<UploadUse[]> {
  const contains = buildUploadUrl(id, "");
  const common = { select: { id: true, title: true }, take: USES_MAX } as const;
  const blogs = await tx.blog.findMany({
    where: { OR: [{ image: { contains } }, { content: { contains } }] },
    ...common,
  });
  const media = await tx.mediaItem.findMany({
    where: {
      OR: [{ fileUrl: { contains } }, { poster: { contains } }, { description: { contains } }],
    },
    ...common,
  });
  const offers = await tx.offer.findMany({
    where: { OR: [{ image: { contains } }, { description: { contains } }] },
    ...common,
  });
  const firms = await tx.firm.findMany({ where: { details: { contains } }, select: { id: true } });
  const toUses = (entity: UploadUse["entity"], rows: { id: string; title: string }[]) =>
    rows.map((row) => ({ ...row, entity, isCurrent: true }));
  return [
    ...toUses("blog", blogs),
    ...toUses("media", media),
    ...toUses("offer", offers),
    ...toUses(
      "firm",
      firms.map(({ id }) => ({ id, title: "Firm details" })),
    ),
  ];
}

export async function findUploadUses(id: string): Promise<UploadUse[]> {
  const db = getDb();
  const current = await findEntriesUsingUpload(db, id);
  const newest = await db.entryVersion.groupBy({
    by: "entryId",
    where: {
      entry: { contains: buildUploadUrl(id, "") },
      entryId: { notIn: current.map((use) => use.id) },
    },
    // Ids sort by time (UUID version 7).
    _max: { id: true },
    orderBy: { _max: { id: "desc" } },
    take: USES_MAX,
  });
  const versions = await db.entryVersion.findMany({
    where: { id: { in: newest.map(({ _max }) => _max.id!) } },
    select: { entity: true, entryId: true, title: true },
    orderBy: { id: "desc" },
  });
  const earlier = versions.map(({ entity, entryId, title }) => ({
    entity: entity as UploadUse["entity"],
    id: entryId,
    title,
    isCurrent: false,
  }));
  return [...current, ...earlier];
}
