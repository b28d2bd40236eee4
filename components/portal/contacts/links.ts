import type { CountryCode, PhoneNumber } from "libphonenumber-js/max";
import { site } from "@/content/site";
import { fitText } from "@/lib/core/fit-text";
import { buildEmailUrl } from "@/lib/core/url";
import { markPhoneSeparators } from "@/lib/contacts/phone-digits";
import type { ContactDto } from "@/lib/contacts/schema";
import { callbackMessage } from "@/lib/contacts/input-schema";

/** Gmail accepts mailto: URLs of up to about 1,600 characters, Windows up to 2,046. */
const URL_MAX = 1_600;
/** Maximum length of an encoded name or subject in the URL. */
const PART_MAX = 300;

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const truncateEncoded = (text: string, limit: number) =>
  fitText(text, limit, { size: (part) => encode(part).length });

/** Returns a mailto: URL. Its body quotes as much of the message as fits, or nothing if it is a callback request. */
export function buildReplyUrl(
  { name, email, message }: ContactDto,
  sentAtText: string | null,
): string {
  const isCallback = message === callbackMessage;
  const subject = isCallback
    ? `Your callback request to ${site.name}`
    : `Your message to ${site.name}`;
  const greeting = [`Dear ${truncateEncoded(name, PART_MAX)},`, "", "", "", site.name].join("\r\n");
  const link = `${buildEmailUrl(email)}?subject=${encode(truncateEncoded(subject, PART_MAX))}&body=${encode(greeting)}`;
  if (isCallback) return link;
  const intro = encode(`\r\n\r\n${sentAtText ? `On ${sentAtText} you wrote:` : "You wrote:"}\r\n`);
  const quote = message
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`)
    .join("\r\n");
  return link + intro + encode(truncateEncoded(quote, URL_MAX - link.length - intro.length));
}

/** `call` is a tel: URL. `chat` is a WhatsApp URL, or null if the number cannot be a mobile number. */
export type Phone = {
  /** Formatted, such as "+91 98765 43210". */
  text: string;
  call: string;
  chat: string | null;
};

/** Foreign numbers may be newer than the library's data, so only their length is checked. */
const isDialable = (number: PhoneNumber) =>
  number.isValid() || (number.country !== site.country && number.isPossible());

/** Types of numbers that work only in their own country and are dialled without the country code. */
const NATIONAL_TYPES = ["TOLL_FREE", "SHARED_COST", "UAN", "PREMIUM_RATE"];
/** Includes unknown types (undefined) and numbers that may be mobile or landline. */
const CHAT_TYPES = ["MOBILE", "FIXED_LINE_OR_MOBILE", undefined];

function toPhone(number: PhoneNumber): Phone {
  const type = number.getType();
  const isNational = number.country === site.country && NATIONAL_TYPES.includes(type ?? "");
  const dialled = isNational ? number.nationalNumber : number.number;
  return {
    text: isNational ? number.formatNational() : number.formatInternational(),
    // A comma pauses before the extension. Android dials the letters of ";ext=" as digits.
    call: `tel:${dialled}${number.ext ? `,${number.ext}` : ""}`,
    chat: CHAT_TYPES.includes(type) ? `https://wa.me/${number.number.slice(1)}` : null,
  };
}

/** Returns the distinct numbers in a phone field. Numbers without a country code belong to the firm's country. */
export async function readPhones(input: string): Promise<Phone[]> {
  const { findPhoneNumbersInText, parsePhoneNumberFromString } =
    await import("libphonenumber-js/max");
  const country = site.country as CountryCode;
  const text = markPhoneSeparators(input);
  const singleNumber = parsePhoneNumberFromString(text, country);
  const numbers =
    singleNumber && isDialable(singleNumber)
      ? [singleNumber]
      : findPhoneNumbersInText(text, country).map(({ number }) => number);
  const phones = numbers.map(toPhone);
  return phones.filter(
    ({ call }, index) => phones.findIndex((other) => other.call === call) === index,
  );
}
