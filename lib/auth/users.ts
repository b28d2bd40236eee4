import "server-only";
import { hashPassword, verifyPassword } from "./password";
import { requireStrongPassword } from "./new-password";
import { toUsernameKey } from "./username-key";
import { byId } from "@/lib/db/by-id";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/core/errors";
import { cleanText } from "@/lib/core/invisible";
import type { ColleagueDto, Credentials, UserDto } from "./schema";
import { endOtherAccess, createSessionEndedError } from "./sessions";
import { type Actor, type AuditedActor, operator, recordAudit } from "@/lib/audit/data";

const dtoSelect = { id: true, username: true, isAdmin: true } as const;
const adminSelect = { id: true, username: true, usernameKey: true } as const;

export async function hasAdmin(): Promise<boolean> {
  const row = await getDb().user.findFirst({ where: { isAdmin: true }, select: { id: true } });
  return row !== null;
}

export async function hasUser(username: string): Promise<boolean> {
  const where = { usernameKey: toUsernameKey(username) };
  return (await getDb().user.findUnique({ where, select: { id: true } })) !== null;
}

export type VerifiedAdmin = { user: UserDto; credentialsVersion: number };

/** Takes equally long for an unknown username. The audit log omits unknown usernames: one may be a password. */
export async function getAdminByCredentials(
  credentials: Credentials,
  ip: string | null,
): Promise<VerifiedAdmin | null> {
  const row = await getDb().user.findUnique({
    where: { usernameKey: toUsernameKey(credentials.username) },
    select: { ...dtoSelect, passwordHash: true, credentialsVersion: true },
  });
  const matches = await verifyPassword(row?.passwordHash ?? null, credentials.password);
  if (row === null || !matches || !row.isAdmin) {
    const actor = { id: row?.id ?? null, username: row?.username ?? null, ip };
    await recordAudit(getDb(), actor, { action: "fail", entity: "session" });
    return null;
  }
  const { id, username, isAdmin, credentialsVersion } = row;
  return { user: { id, username, isAdmin }, credentialsVersion };
}

const createUsernameError = (code: "conflict" | "invalid", message: string) =>
  new AppError(code, message, { username: message });

// Control, format, private-use, unassigned and surrogate characters, which can make different names look the same.
const INVISIBLE = /\p{C}/u;

const alphabets = ["Latin", "Greek", "Cyrillic"];
const anyAlphabet = new RegExp(`[${alphabets.map((each) => `\\p{Script=${each}}`).join("")}]`, "u");
const singleAlphabets = alphabets.map(
  (each) => new RegExp(`^[\\P{L}\\p{Script=Common}\\p{Script=${each}}]*$`, "u"),
);

// Finds names that mix alphabets, because their letters can look alike: a Cyrillic o in "root" (UTS 39).
const isMixedScript = (name: string) =>
  anyAlphabet.test(name) && !singleAlphabets.some((each) => each.test(name));

/** Stores an administrator. @throws AppError conflict (name taken), invalid (invisible character, mixed alphabets) */
export async function insertAdmin(
  tx: DbTransaction,
  username: string,
  passwordHash: string,
  toActor: (newUser: UserDto) => AuditedActor,
  invitedBy?: string,
): Promise<UserDto> {
  if (INVISIBLE.test(username) || cleanText(username) !== username) {
    throw createUsernameError("invalid", "Username has an invisible character");
  }
  const key = toUsernameKey(username);
  if (isMixedScript(key)) {
    throw createUsernameError("invalid", "Username mixes two alphabets. Use one.");
  }
  const data = { username, usernameKey: key, passwordHash, isAdmin: true };
  const user = await tx.user.create({ data, select: dtoSelect }).catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? createUsernameError("conflict", "This username is taken")
      : error;
  });
  await recordAudit(tx, toActor(user), {
    action: "create",
    entity: "user",
    entityId: user.id,
    detail: invitedBy === undefined ? username : `${username}, invited by ${invitedBy}`,
  });
  return user;
}

// Takes a lock (on SQLite and PostgreSQL), so that first registrations and removals of administrators run in sequence.
async function lockAdmins(tx: DbTransaction): Promise<void> {
  const key = "first-admin";
  await tx.marker.upsert({
    where: { key },
    create: { key },
    update: { updatedAt: new Date() },
    select: { key: true },
  });
}

/** Creates the first administrator. @throws AppError forbidden if one exists */
export async function registerFirstAdmin(
  { username, password }: Credentials,
  ip: string | null,
): Promise<UserDto> {
  const registrationClosed = new AppError(
    "forbidden",
    "Registration is closed. Ask an administrator for an invitation link.",
  );
  // Checked before the costly hash, and again under the lock, because two registrations may run in parallel.
  if (await hasAdmin()) throw registrationClosed;
  const passwordHash = await hashPassword(password);
  return getDb().$transaction(async (tx) => {
    await lockAdmins(tx);
    const admin = await tx.user.findFirst({ where: { isAdmin: true }, select: { id: true } });
    if (admin !== null) throw registrationClosed;
    return insertAdmin(tx, username, passwordHash, (newUser) => ({ ...newUser, ip }));
  });
}

/** For the operator: creates an administrator. @throws AppError conflict (name taken), invalid (username, password) */
export async function createAdmin({ username, password }: Credentials): Promise<UserDto> {
  await requireStrongPassword(password, username, "password");
  const passwordHash = await hashPassword(password);
  return getDb().$transaction((tx) => insertAdmin(tx, username, passwordHash, () => operator));
}

/** Stores a password and returns the number of ended sessions. @throws AppError unauthorized (outdated `credentialsVersion`) */
export async function setPassword(
  tx: DbTransaction,
  { id, username }: Pick<UserDto, "id" | "username">,
  passwordHash: string,
  {
    actor,
    currentSessionId = null,
    credentialsVersion,
  }: { actor: AuditedActor; currentSessionId?: string | null; credentialsVersion?: number },
): Promise<number> {
  const { count } = await tx.user.updateMany({
    where: { id, credentialsVersion },
    data: { passwordHash, credentialsVersion: { increment: 1 } },
  });
  if (count === 0) throw createSessionEndedError();
  const endedSessions = await endOtherAccess(tx, id, currentSessionId);
  await tx.session.updateMany({ where: { userId: id }, data: { hasWeakPassword: false } });
  await tx.invitation.deleteMany({ where: { userId: id } });
  await recordAudit(tx, actor, {
    action: "update",
    entity: "user",
    entityId: id,
    detail: `${username}: new password`,
  });
  return endedSessions;
}

/** Returns the new credentials version. @throws AppError invalid (weak password), unauthorized (version is outdated) */
export async function changeOwnPassword(
  actor: Actor,
  currentSessionId: string,
  newPassword: string,
  credentialsVersion: number,
): Promise<number> {
  await requireStrongPassword(newPassword, actor.username, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  await getDb().$transaction((tx) =>
    setPassword(tx, actor, passwordHash, { actor, currentSessionId, credentialsVersion }),
  );
  return credentialsVersion + 1;
}

/** For the operator: sets a user's password. Returns the number of ended sessions. @throws AppError not_found, invalid */
export async function resetPassword({ username, password }: Credentials): Promise<number> {
  await requireStrongPassword(password, username, "password");
  const passwordHash = await hashPassword(password);
  return getDb().$transaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { usernameKey: toUsernameKey(username) },
      select: dtoSelect,
    });
    if (user === null) throw new AppError("not_found", `There is no user ${username}`);
    return setPassword(tx, user, passwordHash, { actor: operator });
  });
}

/**
 * Removes an administrator and returns the number of ended sessions.
 * @throws AppError not_found, unauthorized (the actor was removed), conflict (the last one: registration would reopen)
 */
export async function removeAdmin(username: string, actor: AuditedActor): Promise<number> {
  return getDb().$transaction(async (tx) => {
    await lockAdmins(tx);
    const admins = await tx.user.findMany({ where: { isAdmin: true }, select: adminSelect });
    const admin = admins.find((each) => each.usernameKey === toUsernameKey(username));
    if (admin === undefined) {
      throw new AppError("not_found", `There is no administrator ${username}`);
    }
    if (actor.id !== null && !admins.some(({ id }) => id === actor.id))
      throw createSessionEndedError();
    if (admins.length === 1) {
      throw new AppError(
        "conflict",
        `${admin.username} is the last administrator: create another first`,
      );
    }
    const { id } = admin;
    await tx.user.update({ where: { id }, data: { isAdmin: false }, select: { id: true } });
    const endedSessions = await endOtherAccess(tx, id, null);
    await tx.invitation.deleteMany({ where: { userId: id } });
    await recordAudit(tx, actor, {
      action: "update",
      entity: "user",
      entityId: id,
      detail: `${admin.username}: no longer an administrator`,
    });
    return endedSessions;
  });
}

export async function listAdmins(): Promise<ColleagueDto[]> {
  const rows = await getDb().user.findMany({
    where: { isAdmin: true },
    select: { id: true, username: true, createdAt: true, lastSeenAt: true, factorKey: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ factorKey, createdAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    hasSecondFactor: factorKey !== null,
  }));
}

/** Returns another administrator. @throws AppError not_found, conflict (the actor's own account) */
export async function getColleague(actor: Actor, id: string): Promise<UserDto> {
  if (id === actor.id) throw new AppError("conflict", "You cannot do this to your own account");
  const row = await getDb().user.findUnique({
    where: { ...byId(id), isAdmin: true },
    select: dtoSelect,
  });
  if (row === null) throw new AppError("not_found", "Administrator not found");
  return row;
}

type Owner = Pick<UserDto, "id" | "username">;

export const auditFactor = (tx: DbTransaction, actor: AuditedActor, owner: Owner, detail: string) =>
  recordAudit(tx, actor, {
    action: "update",
    entity: "user",
    entityId: owner.id,
    detail: `${owner.username}: ${detail}`,
  });

export async function removeFactor(actor: AuditedActor, owner: Owner): Promise<void> {
  await getDb().$transaction(async (tx) => {
    const where = { id: owner.id, NOT: { factorKey: null, newFactorKey: null } };
    const data = { factorKey: null, newFactorKey: null };
    const { count } = await tx.user.updateMany({ where, data });
    if (count === 0) return;
    await tx.recoveryCode.deleteMany({ where: { userId: owner.id } });
    await auditFactor(tx, actor, owner, "second factor off");
  });
}

/** For the operator: turns off a user's second factor. @throws AppError not_found, conflict (it is off) */
export async function resetSecondFactor(username: string): Promise<void> {
  const owner = await getDb().user.findUnique({
    where: { usernameKey: toUsernameKey(username) },
    select: { id: true, username: true, factorKey: true },
  });
  if (owner === null) throw new AppError("not_found", `There is no user ${username}`);
  if (owner.factorKey === null) {
    throw new AppError("conflict", `${owner.username} has no second factor`);
  }
  await removeFactor(operator, owner);
}
