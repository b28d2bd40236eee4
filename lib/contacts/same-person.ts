import "server-only";
import { getDb } from "@/lib/db/client";
import { AppError } from "@/lib/core/errors";
import { foldText } from "@/lib/core/fold-text";
import { byId } from "@/lib/db/by-id";
import { joinWithOr, buildWordConditions } from "@/lib/db/search";
import type { ContactDto, SamePersonContactDto } from "./schema";
import { readContactBatches, type Cursor } from "./batches";
import { fieldColumnsSql, sql } from "./filter";
import { matchesPerson, type Person } from "./person";
import { NATIONAL_DIGITS, extractDigits } from "./phone-digits";

const MAX_LISTED = 20;

type Row = ContactDto & { isSpam: boolean | number; isAnswered: boolean | number };

const columns = sql`${fieldColumnsSql}, "isSpam", "answeredAt" IS NOT NULL AS "isAnswered"`;

/** Omits a phone number that is too short to identify a person. */
function toPerson({ email, phone }: ContactDto): Person {
  const isComplete = extractDigits(phone).length >= NATIONAL_DIGITS;
  return { email, phone: isComplete ? phone : undefined };
}

/** Lists up to 20 other leads with the same email or phone number, newest first. @throws AppError not_found */
export async function listSamePersonContacts(id: string): Promise<SamePersonContactDto[]> {
  const select = { id: true, name: true, email: true, phone: true, message: true };
  const lead = await getDb().contact.findUnique({ where: byId(id), select });
  if (lead === null) throw new AppError("not_found", "Contact not found");
  const person = toPerson(lead);
  const digits = person.phone && extractDigits(person.phone).slice(-NATIONAL_DIGITS);
  const identifiers = [foldText(lead.email), ...(digits ? [digits] : [])];
  const where = sql`"id" <> ${id} AND (${joinWithOr(buildWordConditions(identifiers))})`;
  const found: (Row & Cursor)[] = [];
  for await (const batch of readContactBatches<Row>(columns, where)) {
    // The search also finds messages of other people that contain the email or the number.
    found.push(...batch.filter((row) => matchesPerson(row, person)));
    if (found.length >= MAX_LISTED) break;
  }
  return found.slice(0, MAX_LISTED).map(({ createdAt, isSpam, isAnswered, ...contact }) => ({
    ...contact,
    createdAt: createdAt.toISOString(),
    isSpam: Boolean(isSpam),
    isAnswered: Boolean(isAnswered),
  }));
}
