import { NATIONAL_DIGITS, extractDigits } from "./phone-digits";

export type Person = { email?: string | undefined; phone?: string | undefined };

const hasNumber = (text: string, phone: string) =>
  extractDigits(text).includes(extractDigits(phone).slice(-NATIONAL_DIGITS));

/** Ignores the case of the email. A phone number matches if the lead's contains its last ten digits. */
export const matchesPerson = (lead: { email: string; phone: string }, { email, phone }: Person) =>
  (email !== undefined && lead.email.toLowerCase() === email.toLowerCase()) ||
  (phone !== undefined && hasNumber(lead.phone, phone));
