import "server-only";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { AppError, StoredConflictError } from "@/lib/core/errors";
import { hashKey } from "@/lib/core/ids";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { byId } from "@/lib/db/by-id";
import { isForeignKeyViolation, isUniqueViolation } from "@/lib/db/errors";
import { answerLabels, type AnswerMethod, type NoteInput, type ContactDetailDto } from "./schema";
import { getContact, readContact } from "./detail";
import type { Mailing } from "./mail/status";

const audit = (tx: DbTransaction, actor: Actor, entityId: string, detail: string) =>
  recordAudit(tx, actor, { action: "update", entity: "contact", entityId, detail });

/** Marks a lead as answered. @throws AppError not_found, conflict if it is already answered. */
export async function answerContact(
  actor: Actor,
  id: string,
  method: AnswerMethod,
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
        answerMethod: method,
        waitedSeconds: Math.round(waitedMs / 1_000),
      },
    });
    const contact = await readContact(tx, id, mailing);
    if (count === 0) {
      throw new AppError("conflict", `${contact.answer?.by} has already marked this as answered`);
    }
    await audit(tx, actor, id, `Answered: ${answerLabels[method].toLowerCase()}`);
    return contact;
  });
}

/** Reopens a lead; does nothing if it is open. @throws AppError not_found */
export async function reopenContact(
  actor: Actor,
  id: string,
  mailing: Mailing,
): Promise<ContactDetailDto> {
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.contact.updateMany({
      where: { ...byId(id), answeredAt: { not: null } },
      data: { answeredAt: null, answeredBy: null, answerMethod: null, waitedSeconds: null },
    });
    const contact = await readContact(tx, id, mailing);
    if (count === 1) await audit(tx, actor, id, "Reopened");
    return contact;
  });
}

/** Adds a note, only once if given a key. @throws AppError not_found, conflict if the key was used for another text */
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
      await audit(tx, actor, id, "Added a note");
      return readContact(tx, id, mailing);
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new AppError("not_found", "Contact not found");
    if (!isUniqueViolation(error)) throw error;
    const stored = await getContact(id, mailing);
    if (stored.notes.some((note) => note.id === noteId && note.text === text)) return stored;
    throw new StoredConflictError(ALREADY_NOTED, stored);
  }
}

const ALREADY_NOTED =
  "Your note was added before you changed it, and notes cannot be edited. Press Add again to store this text as another note.";
