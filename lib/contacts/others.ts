import "server-only";
import { getDb } from "@/lib/db/client";
import { AppError } from "@/lib/core/errors";
import { foldText } from "@/lib/core/search-text";
import { byId } from "@/lib/db/by-id";
import { anyOf, hasWords } from "@/lib/db/search";
import type { ContactDto } from "./schema";
import type { OtherContactDto } from "./detail-schema";
import { contactsInBatches, type Place } from "./batches";
import { fieldColumnsSql, sql } from "./filter";
import { isOfPerson, type Person } from "./person";
import { NATIONAL_DIGITS, phoneDigits } from "./phone-digits";

/** How many are listed: who wrote more often is known by now. */
const LISTED = 20;

type Row = ContactDto & { isSpam: boolean | number; isAnswered: boolean | number };

const columns = sql`${fieldColumnsSql}, "isSpam", "answeredAt" IS NOT NULL AS "isAnswered"`;

/** A number that is too short to tell tells nothing. */
function personOf({ email, phone }: ContactDto): Person {
  const isWhole = phoneDigits(phone).length >= NATIONAL_DIGITS;
  return { email, phone: isWhole ? phone : undefined };
}

/**
 * What else came from the same email address or phone number, the newest first.
 * @throws AppError not_found for an unknown id.
 */
export async function listOthers(id: string): Promise<OtherContactDto[]> {
  const select = { id: true, name: true, email: true, phone: true, message: true };
  const lead = await getDb().contact.findUnique({ where: byId(id), select });
  if (lead === null) throw new AppError("not_found", "Contact not found");
  const person = personOf(lead);
  const digits = person.phone && phoneDigits(person.phone).slice(-NATIONAL_DIGITS);
  const traces = [foldText(lead.email), ...(digits ? [digits] : [])];
  const where = sql`"id" <> ${id} AND (${anyOf(hasWords(traces))})`;
  const found: (Row & Place)[] = [];
  for await (const batch of contactsInBatches<Row>(columns, where)) {
    // Either may also stand in somebody else's message.
    found.push(...batch.filter((row) => isOfPerson(row, person)));
    if (found.length >= LISTED) break;
  }
  return found.slice(0, LISTED).map(({ createdAt, isSpam, isAnswered, ...other }) => ({
    ...other,
    createdAt: createdAt.toISOString(),
    isSpam: Boolean(isSpam),
    isAnswered: Boolean(isAnswered),
  }));
}
