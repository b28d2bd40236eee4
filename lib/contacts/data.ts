import "server-only";
import { createHash } from "node:crypto";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { toSearchText } from "./search-text";
import { isUniqueViolation } from "@/lib/db/errors";
import type { ContactFilter } from "./search-schema";
import type { ContactDto, ContactInput } from "./schema";
import type { ContactDetailDto } from "./detail-schema";
import type { Paging } from "@/lib/core/page-schema";
import { contactFields } from "./fields";
import { tellingPart, type SendingSigns, spamReasonsOf } from "./spam";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { byId } from "@/lib/db/by-id";
import {
  contactColumns,
  contactWhere,
  countContacts,
  fieldColumnsSql,
  newestFirstSql,
  sliceSql,
} from "./filter";
import { readContact } from "./detail";
import { addMail, dropUnsentMail, type Mailing } from "./emails";
import type { Page } from "@/lib/db/pagination";

const MINUTE_MS = 60_000;

/** How long the same content is the same lead where the browser made no key. */
const SAME_MS = 10 * MINUTE_MS;
/** How far back a text is looked for that others sent too. */
const REPEATED_MS = 60 * MINUTE_MS;

/** The leads that are chosen, newest first. */
export async function listContacts(
  choice: ContactFilter,
  paging: Paging,
): Promise<Page<ContactDto>> {
  const chosen = contactWhere(choice);
  const [items, total] = await Promise.all([
    getDb().$queryRaw<ContactDto[]>`
      SELECT "id", ${fieldColumnsSql} FROM "Contact" WHERE ${chosen}
      ${newestFirstSql} ${sliceSql(paging)}`,
    countContacts(chosen),
  ]);
  return { items, total };
}

/** Where a lead comes from; null where unknown. */
export type ContactSource = {
  /** The path of the page that it was sent from. */
  origin: string | null;
  /** The path of the page of ours before it, where the form stood on the contact page. */
  cameFrom: string | null;
  /** The version of the privacy notice that stood beside the form. */
  noticeVersion: string | null;
  /** What the browser made at the first input. The same key with the same content is one lead. */
  key: string | null;
  /** What the sending looked like. */
  signs: SendingSigns;
};

/**
 * Stores a lead, or finds the one that it is sent again of: a second press of the button, or a
 * retry after an answer that was lost. It is on disk, with its mail, when this returns.
 */
export async function createContact(
  input: ContactInput,
  { origin, cameFrom, noticeVersion, key, signs }: ContactSource,
  { isMailed }: Mailing,
): Promise<ContactDto> {
  const db = getDb();
  const sendKey = sendKeyOf(input, key);
  const messageHash = messageHashOf(input);
  const repeated = messageHash !== null && (await isRepeated(messageHash, input));
  const reasons = spamReasonsOf(input, { ...signs, repeated });
  try {
    return await db.$transaction(async (tx) => {
      if (key === null) await releaseKey(tx, sendKey);
      return tx.contact.create({
        data: {
          ...input,
          origin,
          cameFrom,
          noticeVersion,
          sendKey,
          isSpam: reasons.length > 0,
          spamReasons: reasons.join(" "),
          searchText: toSearchText(input),
          messageHash,
          ...(isMailed && reasons.length === 0 && { mail: { create: {} } }),
        },
        select: contactColumns,
      });
    });
  } catch (thrown) {
    const stored = isUniqueViolation(thrown)
      ? await db.contact.findUnique({ where: { sendKey }, select: contactColumns })
      : null;
    if (stored === null) throw thrown;
    return stored;
  }
}

/** The same key with another text is another lead: nothing that was written gets lost. */
function sendKeyOf(input: ContactInput, key: string | null): string {
  const content = JSON.stringify([key, ...contactFields.map(({ name }) => input[name])]);
  return createHash("sha256").update(content).digest("base64url");
}

async function releaseKey(tx: DbTransaction, sendKey: string): Promise<void> {
  const createdAt = { lt: new Date(Date.now() - SAME_MS) };
  await tx.contact.updateMany({ where: { sendKey, createdAt }, data: { sendKey: null } });
}

/** What an index finds the same text by; null where it is too short to tell. */
function messageHashOf({ message }: ContactInput): string | null {
  const part = tellingPart(message);
  return part === null ? null : createHash("sha256").update(part).digest("base64url");
}

/** A text that comes again with a corrected email or phone is of the same person. */
async function isRepeated(messageHash: string, { email, phone }: ContactInput): Promise<boolean> {
  const createdAt = { gte: new Date(Date.now() - REPEATED_MS) };
  const where = { messageHash, createdAt, email: { not: email }, phone: { not: phone } };
  return (await getDb().contact.findFirst({ where, select: { id: true } })) !== null;
}

/**
 * Says whether a lead is spam; staff know better. What was set apart and is none after all is
 * mailed then, and what is spam no more. @throws AppError not_found for an unknown id.
 */
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
      if (isSpam) await dropUnsentMail(tx, id);
      else if (mailing.isMailed) await addMail(tx, id);
      const detail = isSpam ? "Marked as spam" : "Marked as not spam";
      await recordAudit(tx, actor, { action: "update", entity: "contact", entityId: id, detail });
    }
    return readContact(tx, id, mailing);
  });
}
