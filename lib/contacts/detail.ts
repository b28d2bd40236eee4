import "server-only";
import { AppError } from "@/lib/core/errors";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { byId } from "@/lib/db/by-id";
import type { Prisma } from "@/prisma/generated/sqlite/client";
import type { AnswerDto, AnswerWay } from "./answer-schema";
import type { ContactDetailDto } from "./detail-schema";
import { type Mailing, mailSelect, toMailDto } from "./emails";
import { contactColumns } from "./filter";

/** What is read of an answer. */
export const answerColumns = { answeredAt: true, answeredBy: true, answeredHow: true } as const;

type AnswerRow = Prisma.ContactGetPayload<{ select: typeof answerColumns }>;

/** An answer, or null where there is none yet. */
export const toAnswerDto = ({ answeredAt, answeredBy, answeredHow }: AnswerRow): AnswerDto | null =>
  answeredAt && {
    how: answeredHow as AnswerWay,
    by: answeredBy ?? "",
    at: answeredAt.toISOString(),
  };

const detailSelect = {
  ...contactColumns,
  createdAt: true,
  origin: true,
  cameFrom: true,
  noticeVersion: true,
  isSpam: true,
  spamReasons: true,
  mail: { select: mailSelect },
  ...answerColumns,
  notes: {
    select: { id: true, text: true, authorName: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} as const satisfies Prisma.ContactSelect;

/** Reads one lead in full. @throws AppError not_found for an unknown id. */
export async function readContact(
  db: Pick<DbTransaction, "contact">,
  id: string,
  mailing: Mailing,
): Promise<ContactDetailDto> {
  const row = await db.contact.findUnique({ where: byId(id), select: detailSelect });
  if (row === null) throw new AppError("not_found", "Contact not found");
  const { answeredAt, answeredBy, answeredHow, createdAt, spamReasons, mail, notes, ...lead } = row;
  return {
    ...lead,
    createdAt: createdAt.toISOString(),
    spamReasons: spamReasons.split(" ").filter(Boolean) as ContactDetailDto["spamReasons"],
    mail: mail && toMailDto(mail, mailing),
    answer: toAnswerDto({ answeredAt, answeredBy, answeredHow }),
    notes: notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })),
  };
}

/** The same outside a transaction. */
export const getContact = (id: string, mailing: Mailing): Promise<ContactDetailDto> =>
  readContact(getDb(), id, mailing);
