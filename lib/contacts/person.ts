import { NATIONAL_DIGITS, phoneDigits } from "./phone-digits";

export type Person = { email?: string | undefined; phone?: string | undefined };

const hasNumber = (text: string, phone: string) =>
  phoneDigits(text).includes(phoneDigits(phone).slice(-NATIONAL_DIGITS));

/** Compares emails without case. A phone number matches any text that contains its last ten digits. */
export const matchesPerson = (lead: { email: string; phone: string }, { email, phone }: Person) =>
  (email !== undefined && lead.email.toLowerCase() === email.toLowerCase()) ||
  (phone !== undefined && hasNumber(lead.phone, phone));
