import "server-only";
import { getDb } from "@/lib/db/client";
import { byId } from "@/lib/db/by-id";
import type { Prisma } from "@/prisma/generated/sqlite/client";
import { answerColumns, toAnswerDto } from "./answer-columns";
import type { ContactDetailDto } from "./schema";
import { type Mailing, mailSelect, toMailDto } from "./emails";
import { contactColumns } from "./filter";

/** What is read of a lead that is shown in full. */
export const detailSelect = {
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

type DetailRow = Prisma.ContactGetPayload<{ select: typeof detailSelect }>;

/** A lead as it is shown in full. */
export function toDetail(row: DetailRow, mailing: Mailing): ContactDetailDto {
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

/** One lead with when and where from, or null where the id is unknown. */
export async function getContact(id: string, mailing: Mailing): Promise<ContactDetailDto | null> {
  const row = await getDb().contact.findUnique({ where: byId(id), select: detailSelect });
  return row && toDetail(row, mailing);
}
