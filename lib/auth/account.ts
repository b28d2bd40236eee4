import "server-only";
import { getDb } from "@/lib/db/client";
import type { AccountDto } from "./account-schema";
import { listSessions, type LiveSession } from "./sessions";

/** What the owner of a session sees of their account. */
export async function getAccount({ id, user, hasSecondFactor }: LiveSession): Promise<AccountDto> {
  const [recoveryCodes, rows] = await Promise.all([
    getDb().recoveryCode.count({ where: { userId: user.id } }),
    listSessions(user.id),
  ]);
  const sessions = rows.map((row) => ({
    ...row,
    isThis: row.id === id,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
  return { hasSecondFactor, recoveryCodes, sessions };
}
