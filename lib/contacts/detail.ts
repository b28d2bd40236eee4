import "server-only";
import { AppError } from "@/lib/core/errors";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { byId } from "@/lib/db/by-id";
import type { Prisma } from "@/prisma/generated/sqlite/client";
import type { AnswerDto, AnswerMethod, ContactDetailDto } from "./schema";
import { type Mailing, mailSelect, toMailDto } from "./mail/status";
import { contactColumns } from "./filter";
import { readPageTitles, toPageDto } from "./page-titles";

export const answerColumns = { answeredAt: true, answeredBy: true, answerMethod: true } as const;

type AnswerRow = Prisma.ContactGetPayload<{ select: typeof answerColumns }>;

export const toAnswerDto = ({
  answeredAt,
  answeredBy,
  answerMethod,
}: AnswerRow): AnswerDto | null =>
  answeredAt && {
    how: answerMethod as AnswerMethod,
    by: answeredBy ?? "",
    at: answeredAt.toISOString(),
  };

const detailSelect = {
  ...contactColumns,
  createdAt: true,
  origin: true,
  previousPage: true,
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

/** Reads a lead in full. @throws AppError not_found */
export async function readContact(
  db: Pick<DbTransaction, "contact" | "blog" | "offer">,
  id: string,
  mailing: Mailing,
): Promise<ContactDetailDto> {
  const row = await db.contact.findUnique({ where: byId(id), select: detailSelect });
  if (row === null) throw new AppError("not_found", "Contact not found");
  const { answeredAt, answeredBy, answerMethod, createdAt, spamReasons, mail, notes, ...lead } =
    row;
  const { origin, previousPage } = lead;
  const pagePaths = [origin, previousPage].filter((path) => path !== null);
  const titles = await readPageTitles(pagePaths, db);
  return {
    ...lead,
    origin: toPageDto(origin, titles),
    previousPage: toPageDto(previousPage, titles),
    createdAt: createdAt.toISOString(),
    spamReasons: spamReasons.split(" ").filter(Boolean) as ContactDetailDto["spamReasons"],
    mail: mail && toMailDto(mail, mailing),
    answer: toAnswerDto({ answeredAt, answeredBy, answerMethod }),
    notes: notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })),
  };
}

/** Reads a lead outside a transaction. @throws AppError not_found */
export const getContact = (id: string, mailing: Mailing): Promise<ContactDetailDto> =>
  readContact(getDb(), id, mailing);
