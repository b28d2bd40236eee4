import type { CountryCode, PhoneNumber } from "libphonenumber-js/max";
import { site } from "@/content/site";
import { fitText } from "@/lib/core/fit-text";
import { separatePhones } from "@/lib/contacts/phone-digits";
import { callbackMessage, type ContactDto } from "@/lib/contacts/schema";

/** Gmail takes mailto: URLs of some 1,600 characters, Windows of 2,046. */
const URL_LENGTH = 1_600;
/** The most characters that a name or a subject takes in it. */
const PART_LENGTH = 300;

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const cutEncoded = (text: string, limit: number) =>
  fitText(text, limit, { size: (part) => encode(part).length });

/** Returns a mailto: URL; what would end the address and begin a header is a part of it (RFC 6068). */
export const emailLink = (email: string) => `mailto:${encode(email).replaceAll("%40", "@")}`;

/**
 * Returns a mailto: URL that answers a lead, with a subject and as many of the lead's own words as fit.
 * @param sentAt when the lead came, in words; null where that is not known
 */
export function mailLink({ name, email, message }: ContactDto, sentAt: string | null): string {
  const isCallback = message === callbackMessage;
  const subject = isCallback
    ? `Your callback request to ${site.name}`
    : `Your message to ${site.name}`;
  const greeting = [`Dear ${cutEncoded(name, PART_LENGTH)},`, "", "", "", site.name].join("\r\n");
  const link = `${emailLink(email)}?subject=${encode(cutEncoded(subject, PART_LENGTH))}&body=${encode(greeting)}`;
  if (isCallback) return link;
  const intro = encode(`\r\n\r\n${sentAt ? `On ${sentAt} you wrote:` : "You wrote:"}\r\n`);
  const quote = message
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`)
    .join("\r\n");
  return link + intro + encode(cutEncoded(quote, URL_LENGTH - link.length - intro.length));
}

/** A number that can be dialled. */
export type Phone = {
  /** For people: "+91 98765 43210". */
  text: string;
  /** A tel: URL. */
  call: string;
  /** The URL of a chat; null where the number is no mobile. */
  chat: string | null;
};

/** Numbers of other countries may be newer than what the library knows: their length is enough. */
const isDialled = (number: PhoneNumber) =>
  number.isValid() || (number.country !== site.country && number.isPossible());

/** Toll-free and shared-cost numbers are called within their country only, without its code. */
const NATIONAL_TYPES = ["TOLL_FREE", "SHARED_COST", "UAN", "PREMIUM_RATE"];
/** Where landlines and mobiles look alike, or the type is not known, a chat may work. */
const CHAT_TYPES = ["MOBILE", "FIXED_LINE_OR_MOBILE", undefined];

function toPhone(number: PhoneNumber): Phone {
  const type = number.getType();
  const isNational = number.country === site.country && NATIONAL_TYPES.includes(type ?? "");
  const dialled = isNational ? number.nationalNumber : number.number;
  return {
    text: isNational ? number.formatNational() : number.formatInternational(),
    // A comma waits before the extension. Android reads the letters of ";ext=" as digits.
    call: `tel:${dialled}${number.ext ? `,${number.ext}` : ""}`,
    chat: CHAT_TYPES.includes(type) ? `https://wa.me/${number.number.slice(1)}` : null,
  };
}

/**
 * Reads the numbers in a phone field that can be dialled, each once. One without a country's code is of
 * the firm's own country.
 */
export async function readPhones(written: string): Promise<Phone[]> {
  const { findPhoneNumbersInText, parsePhoneNumberFromString } =
    await import("libphonenumber-js/max");
  const country = site.country as CountryCode;
  const text = separatePhones(written);
  const whole = parsePhoneNumberFromString(text, country);
  const numbers =
    whole && isDialled(whole)
      ? [whole]
      : findPhoneNumbersInText(text, country).map(({ number }) => number);
  const phones = numbers.map(toPhone);
  return phones.filter(({ call }, index) => phones.findIndex((p) => p.call === call) === index);
}
