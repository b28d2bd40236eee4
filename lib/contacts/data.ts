import "server-only";
import { createHash } from "node:crypto";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { toSearchText } from "./search-text";
import { isUniqueViolation } from "@/lib/db/errors";
import type { ContactFilter, ContactDto, ContactDetailDto } from "./schema";
import type { ContactInput } from "./input-schema";
import type { Paging } from "@/lib/core/page-schema";
import { contactFields } from "./fields";
import { toComparableText, type SpamSignals, findSpamReasons } from "./spam";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { byId } from "@/lib/db/by-id";
import {
  contactColumns,
  buildContactCondition,
  countContacts,
  fieldColumnsSql,
  newestFirstSql,
  toSliceSql,
} from "./filter";
import { readContact } from "./detail";
import { addMail, cancelUnsentMail, type Mailing } from "./mail/status";
import type { Page } from "@/lib/db/pagination";

const MINUTE_MS = 60_000;

/** Without an idempotency key, the same content within this time counts as the same lead. */
const SAME_LEAD_MS = 10 * MINUTE_MS;
const REPEAT_WINDOW_MS = 60 * MINUTE_MS;

export async function listContacts(
  filter: ContactFilter,
  paging: Paging,
): Promise<Page<ContactDto>> {
  const condition = buildContactCondition(filter);
  const [items, total] = await Promise.all([
    getDb().$queryRaw<ContactDto[]>`
      SELECT "id", ${fieldColumnsSql} FROM "Contact" WHERE ${condition}
      ${newestFirstSql} ${toSliceSql(paging)}`,
    countContacts(condition),
  ]);
  return { items, total };
}

export type ContactContext = {
  origin: string | null;
  previousPage: string | null;
  noticeVersion: string | null;
  key: string | null;
  signals: SpamSignals;
};

/** In one transaction, stores a lead and queues its mail, if any. A retry returns the stored lead. */
export async function createContact(
  input: ContactInput,
  { origin, previousPage, noticeVersion, key, signals }: ContactContext,
  { isMailOn }: Mailing,
): Promise<ContactDto> {
  const db = getDb();
  const sendKey = hashSendKey(input, key);
  const messageHash = hashMessage(input);
  const repeated = messageHash !== null && (await isRepeated(messageHash, input));
  const reasons = findSpamReasons(input, { ...signals, repeated });
  try {
    return await db.$transaction(async (tx) => {
      if (key === null) await releaseExpiredSendKey(tx, sendKey);
      return tx.contact.create({
        data: {
          ...input,
          origin,
          previousPage,
          noticeVersion,
          sendKey,
          isSpam: reasons.length > 0,
          spamReasons: reasons.join(" "),
          searchText: toSearchText(input),
          messageHash,
          ...(isMailOn && reasons.length === 0 && { mail: { create: {} } }),
        },
        select: contactColumns,
      });
    });
  } catch (error) {
    const stored = isUniqueViolation(error)
      ? await db.contact.findUnique({ where: { sendKey }, select: contactColumns })
      : null;
    if (stored === null) throw error;
    return stored;
  }
}

/** Hashes the key with the content, because the same key with different content is another lead. */
function hashSendKey(input: ContactInput, key: string | null): string {
  const content = JSON.stringify([key, ...contactFields.map(({ name }) => input[name])]);
  return createHash("sha256").update(content).digest("base64url");
}

async function releaseExpiredSendKey(tx: DbTransaction, sendKey: string): Promise<void> {
  const createdAt = { lt: new Date(Date.now() - SAME_LEAD_MS) };
  await tx.contact.updateMany({ where: { sendKey, createdAt }, data: { sendKey: null } });
}

function hashMessage({ message }: ContactInput): string | null {
  const comparable = toComparableText(message);
  return comparable === null ? null : createHash("sha256").update(comparable).digest("base64url");
}

/** Ignores leads with the same email or phone number: people may send a message again to correct a field. */
async function isRepeated(messageHash: string, { email, phone }: ContactInput): Promise<boolean> {
  const createdAt = { gte: new Date(Date.now() - REPEAT_WINDOW_MS) };
  const where = { messageHash, createdAt, email: { not: email }, phone: { not: phone } };
  return (await getDb().contact.findFirst({ where, select: { id: true } })) !== null;
}

/** Marks a lead as spam and cancels its unsent mail, or unmarks the lead and queues its mail. @throws AppError not_found */
export async function markContact(
  actor: Actor,
  id: string,
  isSpam: boolean,
  mailing: Mailing,
): Promise<ContactDetailDto> {
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.contact.updateMany({
      where: { ...byId(id), isSpam: !isSpam },
      data: { isSpam },
    });
    if (count === 1) {
      if (isSpam) await cancelUnsentMail(tx, id);
      else if (mailing.isMailOn) await addMail(tx, id);
      const detail = isSpam ? "Marked as spam" : "Marked as not spam";
      await recordAudit(tx, actor, { action: "update", entity: "contact", entityId: id, detail });
    }
    return readContact(tx, id, mailing);
  });
}
