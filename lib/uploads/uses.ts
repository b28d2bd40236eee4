import "server-only";
import { type DbTransaction, getDb } from "@/lib/db/client";
import type { UploadUse } from "./schema";
import { uploadUrl } from "./url";

/** Limit for each kind of entry. */
const USES_MAX = 10;

/** The entries that show a file, at most ten of each kind. */
export async function findEntriesWith(tx: DbTransaction, id: string): Promise<UploadUse[]> {
  const contains = uploadUrl(id, "");
  const part = { select: { id: true, title: true }, take: USES_MAX } as const;
  const blogs = await tx.blog.findMany({
    where: { OR: [{ image: { contains } }, { content: { contains } }] },
    ...part,
  });
  const media = await tx.mediaItem.findMany({
    where: {
      OR: [{ fileUrl: { contains } }, { poster: { contains } }, { description: { contains } }],
    },
    ...part,
  });
  const offers = await tx.offer.findMany({
    where: { OR: [{ image: { contains } }, { description: { contains } }] },
    ...part,
  });
  const uses = (entity: UploadUse["entity"], rows: { id: string; title: string }[]) =>
    rows.map((row) => ({ ...row, entity, isCurrent: true }));
  return [...uses("blog", blogs), ...uses("media", media), ...uses("offer", offers)];
}

/** The same, and the entries that showed it in a version that can be restored. */
export async function findUses(id: string): Promise<UploadUse[]> {
  const db = getDb();
  const current = await findEntriesWith(db, id);
  const versions = await db.entryVersion.findMany({
    where: { entry: { contains: uploadUrl(id, "") } },
    select: { entity: true, entryId: true, title: true },
    orderBy: { replacedAt: "desc" },
    take: USES_MAX,
  });
  const uses = new Map(current.map((use) => [use.id, use]));
  for (const { entity, entryId, title } of versions) {
    if (uses.has(entryId)) continue;
    uses.set(entryId, {
      entity: entity as UploadUse["entity"],
      id: entryId,
      title,
      isCurrent: false,
    });
  }
  return [...uses.values()];
}
