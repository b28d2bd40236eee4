import "server-only";
import { isUniqueViolation } from "./errors";
import { type DbTransaction, getDb } from "./client";

/** Work that one process at a time does. */
export type LeaseKey = "mail";

/** How long a lease lasts after it was taken or renewed: so long nobody works after a crash. */
const LEASE_MS = 30_000;

/** How often whoever holds a lease renews it. */
export const RENEWAL_MS = 10_000;

/**
 * The database's own clock: those of several machines differ. SQLite tells it as text, to the
 * second. A moment that was read earlier makes a lease shorter, and another's last longer.
 */
async function databaseNow(db: Pick<DbTransaction, "$queryRaw">): Promise<Date> {
  const [row] = await db.$queryRaw<{ now: Date | string }[]>`SELECT CURRENT_TIMESTAMP AS "now"`;
  const now = row!.now;
  return now instanceof Date ? now : new Date(`${now.replace(" ", "T")}Z`);
}

const after = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Takes a lease that is one's own, or that nobody holds any more; false where somebody else does. */
export async function takeLease(key: LeaseKey, holder: string): Promise<boolean> {
  const db = getDb();
  const now = await databaseNow(db);
  const data = { holder, until: after(now) };
  const isThere = await db.lease.findUnique({ where: { key }, select: { key: true } });
  if (isThere) {
    const isFree = { OR: [{ until: { lt: now } }, { holder }] };
    const { count } = await db.lease.updateMany({ where: { key, ...isFree }, data });
    return count === 1;
  }
  try {
    await db.lease.create({ data: { key, ...data }, select: { key: true } });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/**
 * Makes a lease last anew, also one that has run out and that nobody else took; false where it is
 * another's. In a transaction nobody takes it before that has ended: its row is locked.
 */
export async function renewLease(
  key: LeaseKey,
  holder: string,
  db: Pick<DbTransaction, "$queryRaw" | "lease"> = getDb(),
): Promise<boolean> {
  const until = after(await databaseNow(db));
  const { count } = await db.lease.updateMany({ where: { key, holder }, data: { until } });
  return count === 1;
}

/** Leaves a lease to others at once. */
export async function releaseLease(key: LeaseKey, holder: string): Promise<void> {
  await getDb().lease.updateMany({ where: { key, holder }, data: { until: new Date(0) } });
}
