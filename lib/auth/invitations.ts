import "server-only";
import { recordAudit } from "@/lib/audit/data";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/paths";
import { type DbTransaction, getDb } from "@/lib/db/client";
import type { Credentials, InvitationDto, UserDto } from "./schema";
import type { AdminSession } from "./guards";
import { requireStrongPassword } from "./new-password";
import { hashPassword } from "./password";
import { lockSession } from "./sessions";
import { createToken, hashToken } from "./token";
import { insertAdmin, setPassword } from "./users";
import { toUsernameKey } from "./username-key";

const VALID_HOURS = 72;

// Servers do not receive the fragment, so the token and the username stay out of logs.
function buildUrl(token: string, user: Pick<UserDto, "username"> | null): string {
  const page = user === null ? paths.register : paths.newPassword;
  const fragment = new URLSearchParams({
    invite: token,
    ...(user && { username: user.username }),
  });
  return `${getEnv().SITE_URL}${page}#${fragment.toString()}`;
}

const INVALID_LINK = "This link has been used or has expired. Ask for a new one.";

/** Creates a single-use link for a new account or a user's new password. Deletes expired links and the user's earlier ones. */
export async function createInvitation(
  { actor, session }: AdminSession,
  user: Pick<UserDto, "id" | "username"> | null,
): Promise<InvitationDto> {
  const token = createToken();
  const now = Date.now();
  const expiresAt = new Date(now + VALID_HOURS * 60 * 60 * 1_000);
  await getDb().$transaction(async (tx) => {
    await lockSession(tx, session.id);
    const earlierLinks = user === null ? [] : [{ userId: user.id }];
    await tx.invitation.deleteMany({
      where: { OR: [{ expiresAt: { lte: new Date(now) } }, ...earlierLinks] },
    });
    const { id } = await tx.invitation.create({
      data: {
        tokenHash: hashToken(token),
        userId: user?.id ?? null,
        createdById: actor.id,
        expiresAt,
      },
      select: { id: true },
    });
    const detail = user === null ? undefined : `${user.username}: new password`;
    await recordAudit(tx, actor, { action: "create", entity: "invitation", entityId: id, detail });
  });
  return { url: buildUrl(token, user), expiresAt: expiresAt.toISOString() };
}

type InvitationRow = {
  id: string;
  user: { id: string; username: string } | null;
  createdBy: { username: string } | null;
};

async function findInvitation(token: string): Promise<InvitationRow> {
  const row = await getDb().invitation.findUnique({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date() } },
    select: {
      id: true,
      user: { select: { id: true, username: true, isAdmin: true } },
      createdBy: { select: { username: true } },
    },
  });
  if (row === null || row.user?.isAdmin === false) throw new AppError("forbidden", INVALID_LINK);
  return row;
}

// If two requests redeem a link at the same time, only one of them deletes the row.
async function deleteInvitation(tx: DbTransaction, { id }: InvitationRow): Promise<void> {
  const { count } = await tx.invitation.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("forbidden", INVALID_LINK);
}

/** Redeems a link. @throws AppError forbidden, conflict (name taken), invalid (weak password, refused username) */
export async function redeemInvitation(
  token: string,
  { username, password }: Credentials,
  ip: string | null,
): Promise<UserDto> {
  const invitation = await findInvitation(token);
  const { user, createdBy } = invitation;
  if (user !== null && toUsernameKey(user.username) !== toUsernameKey(username)) {
    const message = "This link is for another username";
    throw new AppError("invalid", message, { username: message });
  }
  await requireStrongPassword(password, username, "password");
  const passwordHash = await hashPassword(password);
  return getDb().$transaction(async (tx) => {
    await deleteInvitation(tx, invitation);
    if (user === null) {
      const toActor = (newUser: UserDto) => ({ ...newUser, ip });
      return insertAdmin(tx, username, passwordHash, toActor, createdBy?.username);
    }
    await setPassword(tx, user, passwordHash, { actor: { ...user, ip } });
    return { ...user, isAdmin: true };
  });
}
