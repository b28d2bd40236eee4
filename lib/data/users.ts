import "server-only";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import { type DbTransaction, getDb } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Credentials, UserDto } from "@/lib/schemas/user";
import { recordAudit } from "./audit";

const dtoSelect = { id: true, username: true, isAdmin: true } as const;

/** What makes two names the same: width and case do not count. */
const usernameKey = (username: string) => username.normalize("NFKC").toLowerCase();

/** Whether anybody may sign in to the portal yet. */
export async function hasAdmin(): Promise<boolean> {
  const row = await getDb().user.findFirst({ where: { isAdmin: true }, select: { id: true } });
  return row !== null;
}

/** The user of a name and password, or null; a wrong name takes as long as a wrong password. */
export async function getUserByCredentials(credentials: Credentials): Promise<UserDto | null> {
  const row = await getDb().user.findUnique({
    where: { usernameKey: usernameKey(credentials.username) },
    select: { ...dtoSelect, passwordHash: true },
  });
  const matches = await verifyPassword(row?.passwordHash ?? null, credentials.password);
  if (row === null || !matches) return null;
  return { id: row.id, username: row.username, isAdmin: row.isAdmin };
}

async function insertAdmin(
  tx: DbTransaction,
  username: string,
  passwordHash: string,
): Promise<UserDto> {
  const key = usernameKey(username);
  const taken = await tx.user.findUnique({ where: { usernameKey: key }, select: { id: true } });
  if (taken !== null) {
    throw new AppError("conflict", "This username is taken", {
      username: "This username is taken",
    });
  }
  const user = await tx.user.create({
    data: { username, usernameKey: key, passwordHash, isAdmin: true },
    select: dtoSelect,
  });
  await recordAudit(tx, user, "create", "user", user.id);
  return user;
}

/**
 * Makes the first administrator. Of two at the same moment one wins: both first write the
 * same marker row, which makes the second wait until it can see the first.
 * @throws AppError forbidden once there is an administrator.
 */
export async function registerFirstAdmin({ username, password }: Credentials): Promise<UserDto> {
  const closed = new AppError(
    "forbidden",
    "An administrator already exists. Ask them to create an account for you.",
  );
  // Before the costly hash: a closed door should cost next to nothing to knock at.
  if (await hasAdmin()) throw closed;
  const passwordHash = await hashPassword(password);
  return getDb().$transaction(async (tx) => {
    const key = "first-admin";
    await tx.marker.upsert({
      where: { key },
      create: { key },
      update: { touchedAt: new Date() },
      select: { key: true },
    });
    const admin = await tx.user.findFirst({ where: { isAdmin: true }, select: { id: true } });
    if (admin !== null) throw closed;
    return insertAdmin(tx, username, passwordHash);
  });
}

/** Makes a further administrator. @throws AppError conflict when the name is taken. */
export async function createAdmin({ username, password }: Credentials): Promise<UserDto> {
  const passwordHash = await hashPassword(password);
  return getDb().$transaction((tx) => insertAdmin(tx, username, passwordHash));
}

/**
 * Sets a new password and ends every session of the user; returns how many ended.
 * @throws AppError not_found for an unknown name.
 */
export async function changePassword({ username, password }: Credentials): Promise<number> {
  const passwordHash = await hashPassword(password);
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { usernameKey: usernameKey(username) },
      data: { passwordHash },
    });
    if (count === 0) throw new AppError("not_found", `There is no user ${username}`);
    const ended = await tx.session.deleteMany({
      where: { user: { usernameKey: usernameKey(username) } },
    });
    const user = await tx.user.findUniqueOrThrow({
      where: { usernameKey: usernameKey(username) },
      select: dtoSelect,
    });
    await recordAudit(tx, null, "update", "user", user.id);
    return ended.count;
  });
}
