import "server-only";
import { eraseOldContacts } from "./erasure";
import { getEnv } from "@/lib/core/env";
import { formatError, log } from "@/lib/core/log";

const DAY_MS = 24 * 60 * 60 * 1_000;

async function eraseOld(days: number): Promise<void> {
  try {
    const erased = await eraseOldContacts(days);
    if (erased > 0) log("info", { code: "contacts_erased", erased, olderThanDays: days });
  } catch (error) {
    // The next daily run tries again.
    log("error", { code: "retention_failed", error: formatError(error) });
  }
}

/** Erases leads older than CONTACT_RETENTION_DAYS at startup and daily. Several instances may do this at once. */
export function startRetention(): void {
  const days = getEnv().CONTACT_RETENTION_DAYS;
  if (days === undefined) return;
  void eraseOld(days);
  setInterval(() => void eraseOld(days), DAY_MS).unref();
}
