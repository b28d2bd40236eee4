import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { SESSION_SECONDS } from "./session-cookie";
import { getDb } from "@/lib/db/client";
import type { UserDto } from "./schema";
import { type Actor, recordAudit } from "@/lib/audit/data";

const TOKEN_BYTES = 32;

/** Only the hash is stored: a copy of the database opens no session. */
const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

const sessionSelect = {
  id: true,
  bound: true,
  expiresAt: true,
  user: { select: { id: true, username: true, isAdmin: true } },
} as const;

/** A session that runs. `bound`: its token counts only beside the cookie of the same session. */
export type LiveSession = { id: string; bound: boolean; user: UserDto };

/** Begins a session and returns its token, which is not stored and cannot be read again. */
export async function createSession(
  actor: Actor,
  bound: boolean,
): Promise<{ token: string; sessionId: string }> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const now = Date.now();
  return getDb().$transaction(async (tx) => {
    // Anybody's that are over: there are no more rows than sign-ins within one session's time.
    await tx.session.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
    const { id: sessionId } = await tx.session.create({
      data: {
        tokenHash: hashToken(token),
        bound,
        userId: actor.id,
        expiresAt: new Date(now + SESSION_SECONDS * 1_000),
      },
      select: { id: true },
    });
    await recordAudit(tx, actor, { action: "create", entity: "session", entityId: sessionId });
    return { token, sessionId };
  });
}

type SessionRow = { id: string; bound: boolean; expiresAt: Date; user: UserDto };

function ifLive(row: SessionRow | null): LiveSession | null {
  if (row === null || row.expiresAt.getTime() <= Date.now()) return null;
  return { id: row.id, bound: row.bound, user: row.user };
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
export async function deleteSession({ id, user }: LiveSession, ip: string | null): Promise<void> {
  await getDb().$transaction(async (tx) => {
    await tx.session.deleteMany({ where: { id } });
    await recordAudit(tx, { ...user, ip }, { action: "delete", entity: "session", entityId: id });
  });
}
