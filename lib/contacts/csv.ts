import "server-only";
import { type Options, stringify } from "csv-stringify/sync";
import { fitText } from "@/lib/core/fit-text";
import { formatIndianTimestamp } from "@/lib/core/format";
import { contactFields } from "./fields";
import { answerLabels, type AnswerMethod } from "./schema";
import { toPlainPhone } from "./phone-digits";
import type { ContactInput } from "./input-schema";

export type ExportedContact = {
  createdAt: Date;
  origin: string | null;
  noticeVersion: string | null;
  isSpam: boolean;
  previousPage: string | null;
  answeredAt: Date | null;
  answeredBy: string | null;
  answerMethod: string | null;
  notes: { createdAt: Date; authorName: string; text: string }[];
} & ContactInput;

const header = [
  "Received (India time)",
  ...contactFields.map(({ label }) => label),
  "Sent from",
  "Privacy notice",
  "Marked as spam",
  "Came from",
  "Answered (India time)",
  "Answered by",
  "How",
  "Notes",
];

// Matches the separators and blanks after which a program may start a cell. A program that splits at semicolons or tabs
// also starts cells after line breaks, and ignores a doubled quotation mark at the start of a cell.
const beforeCellText = /^[\s\p{C}\p{Z}]*(?:;[\s"\p{C}\p{Z}]*)*|[;\t\r\n][\s"\p{C}\p{Z}]*/gu;

const isFormula = (text: string, at: number) => {
  const first = text.codePointAt(at);
  return first !== undefined && /^[=+\-@]/.test(String.fromCodePoint(first).normalize("NFKC"));
};

/** Puts an apostrophe before formulas, which spreadsheets would run (OWASP, CSV injection). */
const escapeFormulas = (text: string) =>
  text.replace(beforeCellText, (start, at: number) =>
    isFormula(text, at + start.length) ? `${start}'` : start,
  );

/** In UTF-16 code units. Excel spreads the text of a longer cell over the rows below. */
const CELL_LENGTH = 32_767;
const TRUNCATION_NOTE = "… [cut: an Excel cell cannot hold more. The portal has the full text]";

const fitCell = (text: string) =>
  text.length > CELL_LENGTH ? fitText(text, CELL_LENGTH, { mark: TRUNCATION_NOTE }) : text;

/** E.164 country codes. Their first digits determine their length. */
const COUNTRY_CODE = String.raw`(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})`;
/** Matches a country code before at least five digits: after + or 00, or 91 before an Indian mobile number. */
const countryPrefix = new RegExp(
  String.raw`(?:\(?\+ ?\(?|(?<=^|[/,;|&\n:] *)00 ?|(?<!\d)(?=91[6-9]\d{9}(?!\d)))${COUNTRY_CODE}[ ).-]{0,3}(?=(?:[ ().-]*\d){5})`,
  "g",
);
const bracketedCode = /\(\+\d{1,3}\)/g;
const phoneText = /^[\p{L}\p{M}\d\s().,/;|&#:-]*$/u;

/** Rewrites phone numbers that spreadsheets would change: in brackets, with a dot, or of twelve or more digits. */
const preventNumberFormat = (phone: string) =>
  /^\(?\d+(?:\.\d+)?\)?$/.test(phone)
    ? phone
        .replace(/[()]/g, "")
        .replace(".", " ")
        .replace(new RegExp(`^(?=\\d{12,}$)${COUNTRY_CODE}`), "$1 ")
    : phone;

// Writes a country code such as +91 as (+91): spreadsheets would evaluate text with a leading plus as a formula, and an
// apostrophe before it would stay visible in every program (docs/decisions/0032).
function formatPhone(phone: string): string {
  const plain = toPlainPhone(phone)
    .trim()
    .replace(/(?<=\d)\/(?=[\d+])/g, " / ");
  const digits = plain.replace(countryPrefix, "(+$1) ");
  return phoneText.test(digits.replace(bracketedCode, "")) ? preventNumberFormat(digits) : phone;
}

const options: Options = {
  quoted: true, // Programs differ in which cells must be quoted.
  escape_formulas: true,
  record_delimiter: "\r\n",
  cast: { string: (text) => fitCell(escapeFormulas(text)) },
};

const formatNote = ({ createdAt, authorName, text }: ExportedContact["notes"][number]) =>
  `${formatIndianTimestamp(createdAt)} ${authorName}: ${text}`;

const listCells = (lead: ExportedContact) => [
  formatIndianTimestamp(lead.createdAt),
  ...contactFields.map(({ name, kind }) => (kind === "tel" ? formatPhone(lead[name]) : lead[name])),
  lead.origin ?? "",
  lead.noticeVersion ?? "",
  lead.isSpam ? "yes" : "no",
  lead.previousPage ?? "",
  lead.answeredAt ? formatIndianTimestamp(lead.answeredAt) : "",
  lead.answeredBy ?? "",
  lead.answerMethod === null ? "" : answerLabels[lead.answerMethod as AnswerMethod],
  lead.notes.map(formatNote).join("\n"),
];

/** Returns the header line with the byte order mark by which Excel detects UTF-8. */
export const formatCsvHeader = (): string => stringify([header], { ...options, bom: true });

export const formatCsvLines = (leads: ExportedContact[]): string =>
  stringify(leads.map(listCells), options);
