import "server-only";
import type { z } from "zod";
import { byId } from "@/lib/db/by-id";
import { getDb } from "@/lib/db/client";
import type { editingInputSchema, EditorDto } from "./schema";
import { buildExpiredFilter } from "./sessions";

/** A browser that crashed never says that it closed the form. */
const MAX_EDITING_MS = 4 * 60 * 60 * 1_000;

/** Stores the entry that a session has open. Returns the other sessions that opened it in the last 4 hours. */
export async function recordEditing(
  sessionId: string,
  { path, isOpen }: z.output<typeof editingInputSchema>,
): Promise<EditorDto[]> {
  const { session } = getDb();
  const now = new Date();
  if (!isOpen) {
    // A second tab may have opened another entry since.
    await session.updateMany({
      where: { ...byId(sessionId), editing: path },
      data: { editing: null, editingSince: null },
    });
    return [];
  }
  await session.updateMany({
    where: byId(sessionId),
    data: { editing: path, editingSince: now },
  });
  const editors = await session.findMany({
    where: {
      editing: path,
      editingSince: { gt: new Date(now.getTime() - MAX_EDITING_MS) },
      id: { not: sessionId },
      NOT: buildExpiredFilter(),
    },
    select: { editingSince: true, user: { select: { username: true } } },
    orderBy: { editingSince: "desc" },
  });
  return editors.map(({ editingSince, user }) => ({
    username: user.username,
    since: editingSince!.toISOString(),
  }));
}
