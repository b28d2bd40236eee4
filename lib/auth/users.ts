import "server-only";
import { hashPassword, verifyPassword } from "./password";
import { requireStrong } from "./new-password";
import { usernameKey } from "./username-key";
import { byId } from "@/lib/db/by-id";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/core/errors";
import { cleanText } from "@/lib/core/invisible";
import type { ColleagueDto } from "./account-schema";
import type { Credentials, UserDto } from "./schema";
import { endOtherAccess, sessionEnded } from "./sessions";
import { type Actor, type AuditedActor, operator, recordAudit } from "@/lib/audit/data";

const dtoSelect = { id: true, username: true, isAdmin: true } as const;
const adminSelect = { id: true, username: true, usernameKey: true } as const;

/** Whether anybody may sign in to the portal yet. */
export async function hasAdmin(): Promise<boolean> {
  const row = await getDb().user.findFirst({ where: { isAdmin: true }, select: { id: true } });
  return row !== null;
}

/** Returns whether a user, administrator or not, has the name. */
export async function hasUser(username: string): Promise<boolean> {
  const where = { usernameKey: usernameKey(username) };
  return (await getDb().user.findUnique({ where, select: { id: true } })) !== null;
}

/** Whose password was right, and the version of the credentials that were looked at. */
export type Verified = { user: UserDto; credentialsVersion: number };

/**
 * The administrator of a name and password, or null: nobody else has anything to sign in for. A wrong
 * name takes as long as a wrong password. What was wrong is audited, with the name only where
 * there is one: people type passwords there.
 */
export async function getAdminByCredentials(
  credentials: Credentials,
  ip: string | null,
): Promise<Verified | null> {
  const row = await getDb().user.findUnique({
    where: { usernameKey: usernameKey(credentials.username) },
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

const wrongName = (code: "conflict" | "invalid", message: string) =>
  new AppError(code, message, { username: message });

/** Control and format characters, half characters and such: names that look alike would differ. */
const UNSEEN = /\p{C}/u;

const alphabets = ["Latin", "Greek", "Cyrillic"];
const ofAlphabets = new RegExp(`[${alphabets.map((each) => `\\p{Script=${each}}`).join("")}]`, "u");
const ofOneAlphabet = alphabets.map(
  (each) => new RegExp(`^[\\P{L}\\p{Script=Common}\\p{Script=${each}}]*$`, "u"),
);

/** Finds letters of two alphabets that look alike, such as a Cyrillic o in "root" (UTS 39). */
const isMixedScript = (name: string) =>
  ofAlphabets.test(name) && !ofOneAlphabet.some((each) => each.test(name));

/**
 * @param invitedBy the name of who made the link that it is done with
 * @throws AppError conflict when the name is taken, invalid for one with characters that nobody sees or
 *   letters of two alphabets.
 */
export async function insertAdmin(
  tx: DbTransaction,
  username: string,
  passwordHash: string,
  actorOf: (made: UserDto) => AuditedActor,
  invitedBy?: string,
): Promise<UserDto> {
  if (UNSEEN.test(username) || cleanText(username) !== username) {
    throw wrongName("invalid", "Username has a character that cannot be seen");
  }
  const key = usernameKey(username);
  if (isMixedScript(key)) {
    throw wrongName("invalid", "Username has letters of two alphabets. Use those of one.");
  }
  const data = { username, usernameKey: key, passwordHash, isAdmin: true };
  const user = await tx.user.create({ data, select: dtoSelect }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? wrongName("conflict", "This username is taken") : error;
  });
  await recordAudit(tx, actorOf(user), {
    action: "create",
    entity: "user",
    entityId: user.id,
    detail: invitedBy === undefined ? username : `${username}, invited by ${invitedBy}`,
  });
  return user;
}

/** One at a time decides who administrators are: both databases lock the row that all write first. */
async function lockAdminCreation(tx: DbTransaction): Promise<void> {
  const key = "first-admin";
  await tx.marker.upsert({
    where: { key },
    create: { key },
    update: { touchedAt: new Date() },
    select: { key: true },
  });
}

/**
 * Makes the first administrator. Of two at the same moment one wins: both first write the
 * same marker row, which makes the second wait until it can see the first.
 * @throws AppError forbidden once there is an administrator.
 */
export async function registerFirstAdmin(
  { username, password }: Credentials,
  ip: string | null,
): Promise<UserDto> {
  const closed = new AppError(
    "forbidden",
    "Registration is closed. Ask an administrator for an invitation link.",
  );
  // Before the costly hash: a closed door should cost next to nothing to knock at.
  if (await hasAdmin()) throw closed;
  const passwordHash = await hashPassword(password);
  return getDb().$transaction(async (tx) => {
    await lockAdminCreation(tx);
    const admin = await tx.user.findFirst({ where: { isAdmin: true }, select: { id: true } });
    if (admin !== null) throw closed;
    return insertAdmin(tx, username, passwordHash, (made) => ({ ...made, ip }));
  });
}

/**
 * Makes a further administrator.
 * @throws AppError conflict when the name is taken, invalid for a password that is easily guessed.
 */
export async function createAdmin({ username, password }: Credentials): Promise<UserDto> {
  await requireStrong(password, username, "password");
  const passwordHash = await hashPassword(password);
  return getDb().$transaction((tx) => insertAdmin(tx, username, passwordHash, () => operator));
}

/**
 * Stores a new password and ends every session of the user but the one that is named; returns how many
 * ended. Links to a new password that were made before no longer work, nor those that the user made.
 * @throws AppError unauthorized where `credentialsVersion` is given and no longer the user's.
 */
export async function setPassword(
  tx: DbTransaction,
  { id, username }: Pick<UserDto, "id" | "username">,
  passwordHash: string,
  {
    actor,
    keptSession = null,
    credentialsVersion,
  }: { actor: AuditedActor; keptSession?: string | null; credentialsVersion?: number },
): Promise<number> {
  const { count } = await tx.user.updateMany({
    where: { id, credentialsVersion },
    data: { passwordHash, credentialsVersion: { increment: 1 } },
  });
  if (count === 0) throw sessionEnded();
  const ended = await endOtherAccess(tx, id, keptSession);
  await tx.session.updateMany({ where: { userId: id }, data: { hasWeakPassword: false } });
  await tx.invitation.deleteMany({ where: { userId: id } });
  await recordAudit(tx, actor, {
    action: "update",
    entity: "user",
    entityId: id,
    detail: `${username}: new password`,
  });
  return ended;
}

/**
 * Changes one's own password, and ends one's other sessions; returns the new version of the credentials.
 * @param credentialsVersion of the credentials that the current password was found right by
 * @throws AppError invalid for a password that is easily guessed, unauthorized where another session has
 *   just changed it.
 */
export async function changeOwnPassword(
  actor: Actor,
  keptSession: string,
  newPassword: string,
  credentialsVersion: number,
): Promise<number> {
  await requireStrong(newPassword, actor.username, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  await getDb().$transaction((tx) =>
    setPassword(tx, actor, passwordHash, { actor, keptSession, credentialsVersion }),
  );
  return credentialsVersion + 1;
}

/**
 * Sets a user's password as the operator and ends every session of theirs; returns how many ended.
 * @throws AppError not_found for an unknown name, invalid for a password that is easily guessed.
 */
export async function changePassword({ username, password }: Credentials): Promise<number> {
  await requireStrong(password, username, "password");
  const passwordHash = await hashPassword(password);
  return getDb().$transaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { usernameKey: usernameKey(username) },
      select: dtoSelect,
    });
    if (user === null) throw new AppError("not_found", `There is no user ${username}`);
    return setPassword(tx, user, passwordHash, { actor: operator });
  });
}

/**
 * Takes the flag from an administrator and ends every session of theirs; returns how many ended.
 * @throws AppError not_found for a name that is none, conflict for the last one: without any,
 * everybody could register.
 */
export async function removeAdmin(username: string, actor: AuditedActor): Promise<number> {
  return getDb().$transaction(async (tx) => {
    await lockAdminCreation(tx);
    const admins = await tx.user.findMany({ where: { isAdmin: true }, select: adminSelect });
    const admin = admins.find((each) => each.usernameKey === usernameKey(username));
    if (admin === undefined) {
      throw new AppError("not_found", `There is no administrator ${username}`);
    }
    if (actor.id !== null && !admins.some(({ id }) => id === actor.id)) throw sessionEnded();
    if (admins.length === 1) {
      throw new AppError(
        "conflict",
        `${admin.username} is the last administrator: create another first`,
      );
    }
    const { id } = admin;
    await tx.user.update({ where: { id }, data: { isAdmin: false }, select: { id: true } });
    const ended = await endOtherAccess(tx, id, null);
    await tx.invitation.deleteMany({ where: { userId: id } });
    await recordAudit(tx, actor, {
      action: "update",
      entity: "user",
      entityId: id,
      detail: `${admin.username}: no longer an administrator`,
    });
    return ended;
  });
}

/** Who has access, first come first. */
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

/**
 * An administrator other than the one who asks: for oneself there are ways that ask for the password.
 * @throws AppError not_found for nobody, conflict for oneself.
 */
export async function getColleague(actor: Actor, id: string): Promise<UserDto> {
  if (id === actor.id) throw new AppError("conflict", "This is your own account");
  const row = await getDb().user.findUnique({
    where: { ...byId(id), isAdmin: true },
    select: dtoSelect,
  });
  if (row === null) throw new AppError("not_found", "Administrator not found");
  return row;
}

type Owner = Pick<UserDto, "id" | "username">;

/** Tells of a second factor in the audit. */
export const auditFactor = (tx: DbTransaction, actor: AuditedActor, owner: Owner, what: string) =>
  recordAudit(tx, actor, {
    action: "update",
    entity: "user",
    entityId: owner.id,
    detail: `${owner.username}: ${what}`,
  });

/** Takes the second factor from a user, and the recovery codes with it. */
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

/**
 * Turns a user's second factor off, for who has neither their device nor a recovery code.
 * @throws AppError not_found for an unknown name, conflict where there is none to turn off.
 */
export async function resetSecondFactor(username: string): Promise<void> {
  const owner = await getDb().user.findUnique({
    where: { usernameKey: usernameKey(username) },
    select: { id: true, username: true, factorKey: true },
  });
  if (owner === null) throw new AppError("not_found", `There is no user ${username}`);
  if (owner.factorKey === null) {
    throw new AppError("conflict", `${owner.username} has no second factor`);
  }
  await removeFactor(operator, owner);
}
