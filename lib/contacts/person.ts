import { NATIONAL_DIGITS, phoneDigits } from "./phone-digits";

/** Whose leads: by an email address, a phone number, or both. */
export type Person = { email?: string | undefined; phone?: string | undefined };

/** The last ten digits are in it: with or without +91, a leading 0, spaces, or a second number. */
const hasNumber = (written: string, phone: string) =>
  phoneDigits(written).includes(phoneDigits(phone).slice(-NATIONAL_DIGITS));

/**
 * Whether a lead is of a person: it has the email address, without regard to case, or the last ten
 * digits of the phone number.
 */
export const isOfPerson = (lead: { email: string; phone: string }, { email, phone }: Person) =>
  (email !== undefined && lead.email.toLowerCase() === email.toLowerCase()) ||
  (phone !== undefined && hasNumber(lead.phone, phone));
