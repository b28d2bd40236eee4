import "server-only";
import { cache } from "react";
import { site } from "@/content/site";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { markIncomplete } from "@/lib/cache/page-status";
import { safeLoad } from "@/lib/core/safe-load";
import { singleton } from "@/lib/core/singleton.mjs";
import { TIMED_OUT, withTimeout } from "@/lib/core/with-timeout.mjs";
import { getDb } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import type { ExpectedVersion } from "@/lib/entries/store";
import { createConflict, findLastReplacement, storeVersion } from "@/lib/entries/versions";
import { parseDetails } from "./parse-details";
import { readFirstDetails, toFirmInput } from "./first-details";
import { FIRM_ID, type FirmDetails, type FirmDto, firmSchema } from "./schema";

const where = { id: FIRM_ID } as const;
const select = { details: true, version: true } as const;

/** Stores the details of content/site.ts, unless a row exists. Safe if several instances start at once. */
async function storeFirstDetails(): Promise<void> {
  const { firm } = getDb();
  if ((await firm.count({ where })) > 0) return;
  try {
    // Without the default texts, which a later release may correct.
    await firm.create({ data: { ...where, details: JSON.stringify(toFirmInput(site)) }, select });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/** Shorter than the database's timeouts, because every page reads the details. */
const READ_MS = 2_000;

async function readDetails(): Promise<FirmDetails> {
  const row = await withTimeout(READ_MS, getDb().firm.findUnique({ where, select }));
  if (row === TIMED_OUT) throw new Error(`The database did not answer within ${READ_MS} ms`);
  return row === null ? readFirstDetails() : parseDetails(JSON.parse(row.details));
}

/** The details that this process read last, for pages while the database does not answer. */
const lastRead = singleton("firm details", () => ({
  details: firmSchema.parse({ social: toFirmInput(site).social }),
}));

/** Returns the details. If these cannot be read, returns those read last, or only the social links of content/site.ts. */
export const loadFirm = cache(async (): Promise<FirmDetails> => {
  const details = await safeLoad("firm details", readDetails);
  if (details.failed) markIncomplete();
  else lastRead.details = details.value;
  return lastRead.details;
});

/** Returns the stored details with their version, for the portal. */
export async function getFirm(): Promise<FirmDto> {
  await storeFirstDetails();
  const { details, version } = await getDb().firm.findUniqueOrThrow({ where, select });
  return { ...where, version, ...parseDetails(JSON.parse(details)) };
}

/** Replaces the details. A retry with the same details succeeds. @throws AppError conflict if `expected` is stale */
export async function updateFirm(
  actor: Actor,
  details: FirmDetails,
  expected: ExpectedVersion,
): Promise<FirmDto> {
  await storeFirstDetails();
  const json = JSON.stringify(details);
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.firm.updateMany({
      where: expected === null ? where : { ...where, version: expected },
      data: { version: { increment: 1 } },
    });
    const stored = await tx.firm.findUniqueOrThrow({ where, select });
    if (count === 0 && stored.details !== json) {
      const replacement = await findLastReplacement(tx, "firm", FIRM_ID);
      throw createConflict("the firm’s details", replacement, "update", actor);
    }
    if (count > 0) {
      const previous = { ...where, version: stored.version - 1, title: "Firm details" };
      const replacement = { entity: "firm", actor, isDeletion: false } as const;
      const earlier = JSON.parse(stored.details) as Partial<FirmDetails>;
      await storeVersion(tx, { ...earlier, ...previous }, replacement);
      await recordAudit(tx, actor, { action: "update", entity: "firm", entityId: FIRM_ID });
      await tx.firm.update({ where, data: { details: json }, select });
    }
    return { ...details, id: FIRM_ID, version: stored.version };
  });
}
