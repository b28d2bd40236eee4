import "server-only";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { AppError, StoredConflictError } from "@/lib/core/errors";
import { hashKey } from "@/lib/core/ids";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { byId } from "@/lib/db/by-id";
import { isReferenceMissing, isUniqueViolation } from "@/lib/db/errors";
import { answerLabels, type AnswerWay, type NoteInput } from "./answer-schema";
import type { ContactDetailDto } from "./detail-schema";
import { getContact, readContact } from "./detail";
import type { Mailing } from "./emails";

// What staff add beside a lead. The lead itself stays as it was sent.

const audit = (tx: DbTransaction, actor: Actor, entityId: string, detail: string) =>
  recordAudit(tx, actor, { action: "update", entity: "contact", entityId, detail });

/**
 * Says that a lead is answered. The first to say so stands.
 * @throws AppError not_found for an unknown id, conflict where somebody has said so already.
 */
export async function answerContact(
  actor: Actor,
  id: string,
  how: AnswerWay,
  mailing: Mailing,
): Promise<ContactDetailDto> {
  const { createdAt } = await getContact(id, mailing);
  const answeredAt = new Date();
  const waitedMs = Math.max(0, answeredAt.getTime() - Date.parse(createdAt));
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.contact.updateMany({
      where: { id, answeredAt: null },
      data: {
        answeredAt,
        answeredBy: actor.username,
        answeredHow: how,
        waitedSeconds: Math.round(waitedMs / 1_000),
      },
    });
    const contact = await readContact(tx, id, mailing);
    if (count === 0) {
      throw new AppError("conflict", `${contact.answer?.by} has marked this as answered already`);
    }
    await audit(tx, actor, id, `Answered: ${answerLabels[how].toLowerCase()}`);
    return contact;
  });
}

/** Makes a lead open again; one that is open stays so. @throws AppError not_found for an unknown id. */
export async function reopenContact(
  actor: Actor,
  id: string,
  mailing: Mailing,
): Promise<ContactDetailDto> {
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.contact.updateMany({
      where: { ...byId(id), answeredAt: { not: null } },
      data: { answeredAt: null, answeredBy: null, answeredHow: null, waitedSeconds: null },
    });
    const contact = await readContact(tx, id, mailing);
    if (count === 1) await audit(tx, actor, id, "Opened again");
    return contact;
  });
}

/**
 * Adds a note to a lead, after all others. The same key, if there is one, is the same note.
 * @throws AppError not_found for an unknown id, conflict where the key's note has another text.
 */
export async function addNote(
  actor: Actor,
  id: string,
  { text }: NoteInput,
  key: string | undefined,
  mailing: Mailing,
): Promise<ContactDetailDto> {
  const noteId = key && hashKey("note", actor.id, id, key);
  try {
    return await getDb().$transaction(async (tx) => {
      await tx.contactNote.create({
        data: { id: noteId, contactId: byId(id).id, text, authorName: actor.username },
        select: { id: true },
      });
      await audit(tx, actor, id, "Noted");
      return readContact(tx, id, mailing);
    });
  } catch (thrown) {
    if (isReferenceMissing(thrown)) throw new AppError("not_found", "Contact not found");
    if (!isUniqueViolation(thrown)) throw thrown;
    const stored = await getContact(id, mailing);
    if (stored.notes.some((note) => note.id === noteId && note.text === text)) return stored;
    throw new StoredConflictError(ALREADY_NOTED, stored);
  }
}

const ALREADY_NOTED =
  "Your note was added before you changed it, and notes stay as they are. Add again to keep this text as another note.";
