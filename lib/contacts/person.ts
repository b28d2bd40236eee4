import { NATIONAL_DIGITS, extractDigits } from "./phone-digits";

export type Person = { email?: string | undefined; phone?: string | undefined };

const hasNumber = (text: string, phone: string) =>
  extractDigits(text).includes(extractDigits(phone).slice(-NATIONAL_DIGITS));

/** Returns true if a lead has the person's email, ignoring case, or the last ten digits of the person's phone number. */
export const matchesPerson = (lead: { email: string; phone: string }, { email, phone }: Person) =>
  (email !== undefined && lead.email.toLowerCase() === email.toLowerCase()) ||
  (phone !== undefined && hasNumber(lead.phone, phone));
