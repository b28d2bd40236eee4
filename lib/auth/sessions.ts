import "server-only";
import { after } from "next/server";
import { SESSION_SECONDS } from "./session-cookie";
import { getEnv } from "@/lib/core/env";
import { errorText, log } from "@/lib/core/log";
import { byId } from "@/lib/db/by-id";
import { getDb } from "@/lib/db/client";
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

type Beginning = { bound: boolean; userAgent: string | null; hasWeakPassword: boolean };

const idleSince = () => new Date(Date.now() - getEnv().SESSION_IDLE_HOURS * 60 * 60 * 1_000);

/** Those that are over, by their age or because nobody used them. */
const isOver = () => ({
  OR: [{ expiresAt: { lte: new Date() } }, { lastSeenAt: { lte: idleSince() } }],
});

/** Begins a session and returns its token, which is not stored and cannot be read again. */
export async function createSession(
  actor: Actor,
  { bound, userAgent, hasWeakPassword }: Beginning,
): Promise<{ token: string; sessionId: string }> {
  const token = createToken();
  const now = new Date();
  return getDb().$transaction(async (tx) => {
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
    await tx.user.updateMany({ where: { id: actor.id }, data: { lastSeenAt: now } });
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

/** Ends a session at once. */
export async function deleteSession(
  { id, user }: Pick<LiveSession, "id" | "user">,
  ip: string | null,
): Promise<void> {
  await getDb().$transaction(async (tx) => {
    await tx.session.deleteMany({ where: { id } });
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
 * Ends sessions of a user at once: one of them, or all but one. Returns how many.
 * @param which `only` the one with this id, or all `but` it
 */
export async function endSessions(
  actor: Actor,
  user: Pick<UserDto, "id" | "username">,
  which: { only: string } | { but: string | null },
): Promise<number> {
  const id = "only" in which ? byId(which.only).id : { not: which.but ?? "" };
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { userId: user.id, id } });
    await recordAudit(tx, actor, {
      action: "delete",
      entity: "session",
      detail: `${user.username}: ${count}`,
    });
    return count;
  });
}
