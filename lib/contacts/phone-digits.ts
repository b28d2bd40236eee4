import { withAsciiDigits } from "@/lib/core/search-text";

/** Of a number in India, without +91 or a leading 0. */
export const NATIONAL_DIGITS = 10;

/** The digits of a phone number alone, however it is written. */
export const phoneDigits = (written: string): string => withAsciiDigits(written).replace(/\D/g, "");
