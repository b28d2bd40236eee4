import "server-only";
import { recordAudit } from "@/lib/audit/data";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/paths";
import { type DbTransaction, getDb } from "@/lib/db/client";
import type { InvitationDto } from "./account-schema";
import type { SignedIn } from "./guards";
import { requireStrong } from "./new-password";
import { hashPassword } from "./password";
import type { Credentials, UserDto } from "./schema";
import { holdSession } from "./sessions";
import { createToken, hashToken } from "./token";
import { insertAdmin, setPassword } from "./users";
import { usernameKey } from "./username-key";

const HOURS = 72;

/** Token and name are in the fragment, which stays out of logs. */
function urlOf(token: string, user: Pick<UserDto, "username"> | null): string {
  const page = user === null ? paths.register : paths.newPassword;
  const fragment = new URLSearchParams({
    invite: token,
    ...(user && { username: user.username }),
  });
  return `${getEnv().SITE_URL}${page}#${fragment.toString()}`;
}

const OVER = "This link has been used or is too old. Ask for a new one.";

/**
 * Makes a link that works once within 72 hours: to a further account or, with a user, to a new password
 * of theirs; links to the same user's password that were made before no longer work. It ends with its
 * maker's access (sessions.ts, `endOtherAccess`).
 */
export async function createInvitation(
  { actor, session }: SignedIn,
  user: Pick<UserDto, "id" | "username"> | null,
): Promise<InvitationDto> {
  const token = createToken();
  const now = Date.now();
  const expiresAt = new Date(now + HOURS * 60 * 60 * 1_000);
  await getDb().$transaction(async (tx) => {
    await holdSession(tx, session.id);
    const ofUser = user === null ? [] : [{ userId: user.id }];
    await tx.invitation.deleteMany({
      where: { OR: [{ expiresAt: { lte: new Date(now) } }, ...ofUser] },
    });
    const { id } = await tx.invitation.create({
      data: {
        tokenHash: hashToken(token),
        userId: user?.id ?? null,
        madeById: actor.id,
        expiresAt,
      },
      select: { id: true },
    });
    const detail = user === null ? undefined : `${user.username}: new password`;
    await recordAudit(tx, actor, { action: "create", entity: "invitation", entityId: id, detail });
  });
  return { url: urlOf(token, user), expiresAt: expiresAt.toISOString() };
}

type InvitationRow = {
  id: string;
  user: { id: string; username: string } | null;
  madeBy: { username: string } | null;
};

async function findInvitation(token: string): Promise<InvitationRow> {
  const row = await getDb().invitation.findUnique({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date() } },
    select: {
      id: true,
      user: { select: { id: true, username: true, isAdmin: true } },
      madeBy: { select: { username: true } },
    },
  });
  if (row === null || row.user?.isAdmin === false) throw new AppError("forbidden", OVER);
  return row;
}

/** Of two who use a link at once, one gets through. */
async function useUp(tx: DbTransaction, { id }: InvitationRow): Promise<void> {
  const { count } = await tx.invitation.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("forbidden", OVER);
}

/**
 * Does what a link is for: makes an administrator, or sets the password of one and ends their sessions.
 * A second factor stays. What is refused leaves the link as it was.
 * @throws AppError forbidden for a link that is unknown, used or over; conflict for a name that is taken;
 *   invalid for a password that is easily guessed, or another name than the link is for.
 */
export async function redeemInvitation(
  token: string,
  { username, password }: Credentials,
  ip: string | null,
): Promise<UserDto> {
  const invitation = await findInvitation(token);
  const { user, madeBy } = invitation;
  if (user !== null && usernameKey(user.username) !== usernameKey(username)) {
    const message = "This link is for another username";
    throw new AppError("invalid", message, { username: message });
  }
  await requireStrong(password, username, "password");
  const passwordHash = await hashPassword(password);
  return getDb().$transaction(async (tx) => {
    await useUp(tx, invitation);
    if (user === null) {
      const actorOf = (made: UserDto) => ({ ...made, ip });
      return insertAdmin(tx, username, passwordHash, actorOf, madeBy?.username);
    }
    await setPassword(tx, user, passwordHash, { actor: { ...user, ip } });
    return { ...user, isAdmin: true };
  });
}
