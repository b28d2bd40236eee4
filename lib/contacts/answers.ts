import "server-only";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { AppError } from "@/lib/core/errors";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { byId } from "@/lib/db/by-id";
import type { AnswerWay, NoteInput } from "./answer-schema";
import type { ContactDetailDto } from "./schema";
import { detailSelect, toDetail } from "./detail";
import type { Mailing } from "./emails";

// What staff add beside a lead. The lead itself stays as it was sent.

const saidOf: Record<AnswerWay, string> = {
  called: "Answered: called",
  mailed: "Answered: emailed",
  messaged: "Answered: messaged",
  none: "Answered: no answer needed",
};

type Reader = Pick<DbTransaction, "contact">;

/** @throws AppError not_found for an unknown id. */
async function readLead({ contact }: Reader, id: string) {
  const row = await contact.findUnique({ where: byId(id), select: detailSelect });
  if (row === null) throw new AppError("not_found", "Contact not found");
  return row;
}

const noteAct = (tx: DbTransaction, actor: Actor, id: string, detail: string) =>
  recordAudit(tx, actor, { action: "update", entity: "contact", entityId: id, detail });

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
  const { createdAt } = await readLead(getDb(), id);
  const answeredAt = new Date();
  const waited = Math.max(0, Math.round((answeredAt.getTime() - createdAt.getTime()) / 1_000));
  return getDb().$transaction(async (tx) => {
    const { count } = await tx.contact.updateMany({
      where: { id, answeredAt: null },
      data: {
        answeredAt,
        answeredBy: actor.username,
        answeredHow: how,
        waitedSeconds: waited,
      },
    });
    const row = await readLead(tx, id);
    if (count === 0) {
      throw new AppError("conflict", `${row.answeredBy} has marked this as answered already`);
    }
    await noteAct(tx, actor, id, saidOf[how]);
    return toDetail(row, mailing);
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
    const row = await readLead(tx, id);
    if (count === 1) await noteAct(tx, actor, id, "Opened again");
    return toDetail(row, mailing);
  });
}

/** Adds a note to a lead, after all others. @throws AppError not_found for an unknown id. */
export async function addNote(
  actor: Actor,
  id: string,
  { text }: NoteInput,
  mailing: Mailing,
): Promise<ContactDetailDto> {
  await readLead(getDb(), id);
  return getDb().$transaction(async (tx) => {
    await tx.contactNote.create({
      data: { contactId: id, text, authorName: actor.username },
      select: { id: true },
    });
    await noteAct(tx, actor, id, "Noted");
    return toDetail(await readLead(tx, id), mailing);
  });
}
