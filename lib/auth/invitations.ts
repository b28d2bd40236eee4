import "server-only";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/paths";
import { byId } from "@/lib/db/by-id";
import { type DbTransaction, getDb } from "@/lib/db/client";
import type { Credentials, InvitationDto, InvitationLinkDto, UserDto } from "./schema";
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

const INVALID_LINK = "This link is no longer valid. Ask for a new one.";

const describeUser = (user: Pick<UserDto, "username"> | null) =>
  user === null ? undefined : `${user.username}: new password`;

/** Creates a single-use link for a new account or a user's new password. Deletes expired links and the user's earlier ones. */
export async function createInvitation(
  { actor, session }: AdminSession,
  user: Pick<UserDto, "id" | "username"> | null,
): Promise<Omit<InvitationLinkDto, "token">> {
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
    const detail = describeUser(user);
    await recordAudit(tx, actor, { action: "create", entity: "invitation", entityId: id, detail });
  });
  return { url: buildUrl(token, user), expiresAt: expiresAt.toISOString() };
}

/** Lists the links that can still be used, newest first. */
export async function listInvitations(): Promise<InvitationDto[]> {
  const rows = await getDb().invitation.findMany({
    where: { expiresAt: { gt: new Date() } },
    select: {
      id: true,
      createdAt: true,
      expiresAt: true,
      user: { select: { username: true } },
      createdBy: { select: { username: true } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(({ id, user, createdBy, createdAt, expiresAt }) => ({
    id,
    username: user?.username ?? null,
    createdBy: createdBy?.username ?? null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Invalidates a link. @throws AppError not_found (used or withdrawn) */
export async function withdrawInvitation(actor: Actor, id: string): Promise<void> {
  await getDb().$transaction(async (tx) => {
    const row = await tx.invitation.findUnique({
      where: byId(id),
      select: { user: { select: { username: true } } },
    });
    const { count } = await tx.invitation.deleteMany({ where: byId(id) });
    if (row === null || count === 0) throw new AppError("not_found", "Link not found");
    const detail = describeUser(row.user);
    await recordAudit(tx, actor, { action: "delete", entity: "invitation", entityId: id, detail });
  });
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
