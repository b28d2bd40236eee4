import "server-only";
import { getDb } from "@/lib/db/client";
import type { AccountDto } from "./schema";
import { listSessions, type ActiveSession } from "./sessions";

export async function getAccount({
  id,
  user,
  hasSecondFactor,
}: ActiveSession): Promise<AccountDto> {
  const [recoveryCodes, rows] = await Promise.all([
    getDb().recoveryCode.count({ where: { userId: user.id } }),
    listSessions(user.id),
  ]);
  const sessions = rows.map((row) => ({
    ...row,
    isCurrent: row.id === id,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
  return { hasSecondFactor, recoveryCodes, sessions };
}
