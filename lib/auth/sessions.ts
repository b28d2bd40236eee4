import "server-only";
import { after } from "next/server";
import { SESSION_SECONDS } from "./session-cookie";
import { getEnv } from "@/lib/core/env";
import { formatError, log } from "@/lib/core/log";
import { byId } from "@/lib/db/by-id";
import { AppError } from "@/lib/core/errors";
import { type DbTransaction, getDb } from "@/lib/db/client";
import type { UserDto } from "./schema";
import { createToken, hashToken } from "./token";
import { type Actor, recordAudit } from "@/lib/audit/data";

const LAST_SEEN_INTERVAL_MS = 60_000;

const USER_AGENT_MAX = 300;

const sessionSelect = {
  id: true,
  isCookieBound: true,
  expiresAt: true,
  lastSeenAt: true,
  hasWeakPassword: true,
  user: { select: { id: true, username: true, isAdmin: true, factorKey: true } },
} as const;

/** If `isCookieBound`, the token is valid only together with the cookie of the same session. */
export type ActiveSession = {
  id: string;
  isCookieBound: boolean;
  hasWeakPassword: boolean;
  hasSecondFactor: boolean;
  user: UserDto;
};

type NewSession = {
  isCookieBound: boolean;
  userAgent: string | null;
  hasWeakPassword: boolean;
  credentialsVersion: number;
};

export const createSessionEndedError = () =>
  new AppError("unauthorized", "Your session has ended. Please sign in again.");

const getIdleSince = () => new Date(Date.now() - getEnv().SESSION_IDLE_HOURS * 60 * 60 * 1_000);

export const buildExpiredFilter = () => ({
  OR: [{ expiresAt: { lte: new Date() } }, { lastSeenAt: { lte: getIdleSince() } }],
});

/** Creates a session. @throws AppError unauthorized if access or credentials changed during the sign-in */
export async function createSession(
  actor: Actor,
  { isCookieBound, userAgent, hasWeakPassword, credentialsVersion }: NewSession,
): Promise<{ token: string; sessionId: string }> {
  const token = createToken();
  const now = new Date();
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: actor.id, isAdmin: true, credentialsVersion },
      data: { lastSeenAt: now },
    });
    if (count === 0) {
      throw new AppError("unauthorized", "Your account has just changed. Please sign in again.");
    }
    // Deletes the expired sessions of all users, so that the table does not grow without limit.
    await tx.session.deleteMany({ where: buildExpiredFilter() });
    const { id: sessionId } = await tx.session.create({
      data: {
        tokenHash: hashToken(token),
        isCookieBound,
        userId: actor.id,
        expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1_000),
        lastSeenAt: now,
        ip: actor.ip,
        userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
        hasWeakPassword,
      },
      select: { id: true },
    });
    await recordAudit(tx, actor, { action: "create", entity: "session", entityId: sessionId });
    return { token, sessionId };
  });
}

type SessionRow = {
  id: string;
  isCookieBound: boolean;
  expiresAt: Date;
  lastSeenAt: Date;
  hasWeakPassword: boolean;
  user: UserDto & { factorKey: string | null };
};

function recordUse({ id, lastSeenAt, user }: SessionRow): void {
  const now = new Date();
  if (now.getTime() - lastSeenAt.getTime() < LAST_SEEN_INTERVAL_MS) return;
  after(async () => {
    try {
      // The session comes last: if either write fails, the session's old time makes the next call retry both.
      await getDb().user.updateMany({ where: { id: user.id }, data: { lastSeenAt: now } });
      await getDb().session.updateMany({ where: { id }, data: { lastSeenAt: now } });
    } catch (error) {
      log("warn", { code: "session_use_not_stored", error: formatError(error) });
    }
  });
}

function toActiveSession(row: SessionRow | null): ActiveSession | null {
  if (row === null || row.expiresAt <= new Date() || row.lastSeenAt <= getIdleSince()) return null;
  recordUse(row);
  const { factorKey, ...user } = row.user;
  const { id, isCookieBound, hasWeakPassword } = row;
  return { id, isCookieBound, hasWeakPassword, hasSecondFactor: factorKey !== null, user };
}

export async function getSessionByToken(token: string): Promise<ActiveSession | null> {
  const where = { tokenHash: hashToken(token) };
  return toActiveSession(await getDb().session.findUnique({ where, select: sessionSelect }));
}

export async function getSessionById(id: string): Promise<ActiveSession | null> {
  return toActiveSession(
    await getDb().session.findUnique({ where: { id }, select: sessionSelect }),
  );
}

/** Locks a session until the transaction ends. @throws AppError unauthorized if it no longer exists */
export async function lockSession(tx: DbTransaction, id: string): Promise<void> {
  const { count } = await tx.session.updateMany({
    where: { id },
    data: { lastSeenAt: new Date() },
  });
  if (count === 0) throw createSessionEndedError();
}

/** Deletes the user's other sessions, and invitations that the user created. Returns the number of deleted sessions. */
export async function endOtherAccess(
  tx: DbTransaction,
  userId: string,
  currentSessionId: string | null,
): Promise<number> {
  const { count } = await tx.session.deleteMany({
    where: { userId, id: { not: currentSessionId ?? "" } },
  });
  await tx.invitation.deleteMany({ where: { createdById: userId } });
  return count;
}

export async function deleteSession(
  { id, user }: Pick<ActiveSession, "id" | "user">,
  ip: string | null,
): Promise<void> {
  await getDb().$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { id } });
    if (count === 0) return;
    await recordAudit(tx, { ...user, ip }, { action: "delete", entity: "session", entityId: id });
  });
}

export function listSessions(userId: string) {
  return getDb().session.findMany({
    where: { userId, NOT: buildExpiredFilter() },
    select: { id: true, createdAt: true, lastSeenAt: true, ip: true, userAgent: true },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
  });
}

export async function endSessions(
  actor: Actor,
  user: Pick<UserDto, "id" | "username">,
  selection: { only: string } | { except: string | null },
): Promise<number> {
  return getDb().$transaction(async (tx) => {
    const count =
      "only" in selection
        ? (await tx.session.deleteMany({ where: { ...byId(selection.only), userId: user.id } }))
            .count
        : await endOtherAccess(tx, user.id, selection.except);
    const detail = `${user.username}: ${count}`;
    if (count > 0) await recordAudit(tx, actor, { action: "delete", entity: "session", detail });
    return count;
  });
}
