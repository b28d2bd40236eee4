import "server-only";
import { after } from "next/server";
import { SESSION_SECONDS } from "./session-cookie";
import { getEnv } from "@/lib/core/env";
import { errorText, log } from "@/lib/core/log";
import { byId } from "@/lib/db/by-id";
import { AppError } from "@/lib/core/errors";
import { type DbTransaction, getDb } from "@/lib/db/client";
import type { UserDto } from "./schema";
import { createToken, hashToken } from "./token";
import { type Actor, recordAudit } from "@/lib/audit/data";

/** Which calls are written down as seen: one a minute. */
const SEEN_MS = 60_000;

/** The most characters of a browser's name for itself that are kept. */
const USER_AGENT_MAX = 300;

const sessionSelect = {
  id: true,
  bound: true,
  expiresAt: true,
  lastSeenAt: true,
  hasWeakPassword: true,
  user: { select: { id: true, username: true, isAdmin: true, factorKey: true } },
} as const;

/** A session that runs. `bound`: its token counts only beside the cookie of the same session. */
export type LiveSession = {
  id: string;
  bound: boolean;
  hasWeakPassword: boolean;
  hasSecondFactor: boolean;
  user: UserDto;
};

type Beginning = {
  bound: boolean;
  userAgent: string | null;
  hasWeakPassword: boolean;
  /** Of the user when the password was looked at. */
  credentialsVersion: number;
};

export const sessionEnded = () =>
  new AppError("unauthorized", "Your session has ended. Please sign in again.");

const idleSince = () => new Date(Date.now() - getEnv().SESSION_IDLE_HOURS * 60 * 60 * 1_000);

/** Those that are over, by their age or because nobody used them. */
const isOver = () => ({
  OR: [{ expiresAt: { lte: new Date() } }, { lastSeenAt: { lte: idleSince() } }],
});

/**
 * Begins a session and returns its token, which is not stored and cannot be read again.
 * @throws AppError unauthorized where the user was removed, or got another password or a second factor,
 *   while they signed in.
 */
export async function createSession(
  actor: Actor,
  { bound, userAgent, hasWeakPassword, credentialsVersion }: Beginning,
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
    // Anybody's that are over: there are no more rows than sign-ins within one session's time.
    await tx.session.deleteMany({ where: isOver() });
    const { id: sessionId } = await tx.session.create({
      data: {
        tokenHash: hashToken(token),
        bound,
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
  bound: boolean;
  expiresAt: Date;
  lastSeenAt: Date;
  hasWeakPassword: boolean;
  user: UserDto & { factorKey: string | null };
};

/** Writes down, after the answer, that a session was used. */
function noteUse({ id, lastSeenAt, user }: SessionRow): void {
  const now = new Date();
  if (now.getTime() - lastSeenAt.getTime() < SEEN_MS) return;
  after(async () => {
    try {
      await getDb().session.updateMany({ where: { id }, data: { lastSeenAt: now } });
      await getDb().user.updateMany({ where: { id: user.id }, data: { lastSeenAt: now } });
    } catch (error) {
      log("warn", { code: "session_use_not_noted", error: errorText(error) });
    }
  });
}

function ifLive(row: SessionRow | null): LiveSession | null {
  if (row === null || row.expiresAt <= new Date() || row.lastSeenAt <= idleSince()) return null;
  noteUse(row);
  const { factorKey, ...user } = row.user;
  const { id, bound, hasWeakPassword } = row;
  return { id, bound, hasWeakPassword, hasSecondFactor: factorKey !== null, user };
}

/** The session of a token, or null where it is unknown, ended or over. */
export async function getSessionByToken(token: string): Promise<LiveSession | null> {
  const where = { tokenHash: hashToken(token) };
  return ifLive(await getDb().session.findUnique({ where, select: sessionSelect }));
}

/** The session of a row's id, or null where it is unknown, ended or over. */
export async function getSessionById(id: string): Promise<LiveSession | null> {
  return ifLive(await getDb().session.findUnique({ where: { id }, select: sessionSelect }));
}

/**
 * Makes sure that a session still runs, and has whatever ends it wait for the transaction.
 * @throws AppError unauthorized where it has ended.
 */
export async function holdSession(tx: DbTransaction, id: string): Promise<void> {
  const { count } = await tx.session.updateMany({
    where: { id },
    data: { lastSeenAt: new Date() },
  });
  if (count === 0) throw sessionEnded();
}

/**
 * Ends the sessions of a user but the one that is named, and the links that they made; returns how many
 * sessions ended.
 */
export async function endOtherAccess(
  tx: DbTransaction,
  userId: string,
  keptSession: string | null,
): Promise<number> {
  const { count } = await tx.session.deleteMany({
    where: { userId, id: { not: keptSession ?? "" } },
  });
  await tx.invitation.deleteMany({ where: { madeById: userId } });
  return count;
}

/** Ends a session at once. */
export async function deleteSession(
  { id, user }: Pick<LiveSession, "id" | "user">,
  ip: string | null,
): Promise<void> {
  await getDb().$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { id } });
    if (count === 0) return;
    await recordAudit(tx, { ...user, ip }, { action: "delete", entity: "session", entityId: id });
  });
}

/** The sessions of a user that run, those used last first. */
export function listSessions(userId: string) {
  return getDb().session.findMany({
    where: { userId, NOT: isOver() },
    select: { id: true, createdAt: true, lastSeenAt: true, ip: true, userAgent: true },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
  });
}

/**
 * Ends sessions of a user at once: one of them, or all but one and the links that the user made. Returns
 * how many.
 * @param which `only` the one with this id, or all `but` it
 */
export async function endSessions(
  actor: Actor,
  user: Pick<UserDto, "id" | "username">,
  which: { only: string } | { but: string | null },
): Promise<number> {
  return getDb().$transaction(async (tx) => {
    const count =
      "only" in which
        ? (await tx.session.deleteMany({ where: { ...byId(which.only), userId: user.id } })).count
        : await endOtherAccess(tx, user.id, which.but);
    const detail = `${user.username}: ${count}`;
    if (count > 0) await recordAudit(tx, actor, { action: "delete", entity: "session", detail });
    return count;
  });
}
