import "server-only";
import { type Options, stringify } from "csv-stringify/sync";
import { fitText } from "@/lib/core/fit-text";
import { formatIndianMinute } from "@/lib/core/format";
import { contactFields } from "./fields";
import { answerLabels, type AnswerWay } from "./answer-schema";
import { plainPhone } from "./phone-digits";
import type { ContactInput } from "./schema";

/** A lead as it is exported. */
export type ExportedContact = {
  createdAt: Date;
  origin: string | null;
  noticeVersion: string | null;
  isSpam: boolean;
  cameFrom: string | null;
  answeredAt: Date | null;
  answeredBy: string | null;
  answeredHow: string | null;
  /** The oldest first. */
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

/**
 * Where a cell may begin, here or where the list separator is a semicolon, with what is not seen;
 * there a quotation mark is doubled, and read as the beginning of a quoted cell.
 */
const beginning = /^[\s\p{C}\p{Z}]*(?:;[\s"\p{C}\p{Z}]*)*|[;\t\r\n][\s"\p{C}\p{Z}]*/gu;

const isFormula = (text: string, at: number) => {
  const first = text.codePointAt(at);
  return first !== undefined && /^[=+\-@]/.test(String.fromCodePoint(first).normalize("NFKC"));
};

/**
 * Programs that open a CSV file run cells that begin like a formula (OWASP, CSV injection). An
 * apostrophe stands before those, in whatever width; and not at a cell's own beginning alone: an
 * Excel that separates by semicolons takes a cell apart at these, and at line ends.
 */
const guarded = (text: string) =>
  text.replace(beginning, (start, at: number) =>
    isFormula(text, at + start.length) ? `${start}'` : start,
  );

/** The most UTF-16 code units of a cell. Excel runs the rest over the rows below. */
const CELL_LENGTH = 32_767;
const CUT_MARK = "… [cut here: Excel takes no more in a cell. The portal has all of it]";

const fitted = (text: string) =>
  text.length > CELL_LENGTH ? fitText(text, CELL_LENGTH, { mark: CUT_MARK }) : text;

/** E.164: a country code. Its own digits say how long it is. */
const CODE = String.raw`(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})`;
/** A code behind a plus or 00, or before an Indian mobile number, and at least five digits behind it. */
const international = new RegExp(
  String.raw`(?:\(?\+ ?\(?|(?<=^|[/,;|&\n:] *)00 ?|(?<!\d)(?=91[6-9]\d{9}(?!\d)))${CODE}[ ).-]{0,3}(?=(?:[ ().-]*\d){5})`,
  "g",
);
const bracketedCode = /\(\+\d{1,3}\)/g;
/** Numbers, what stands between them, and words such as "Office:". */
const onlyPhones = /^[\p{L}\p{M}\d\s().,/;|&#:-]*$/u;

/** Changes a text that a spreadsheet would read as another number: brackets, a dot, twelve digits. */
const asText = (phone: string) =>
  /^\(?\d+(?:\.\d+)?\)?$/.test(phone)
    ? phone
        .replace(/[()]/g, "")
        .replace(".", " ")
        .replace(new RegExp(`^(?=\\d{12,}$)${CODE}`), "$1 ")
    : phone;

/**
 * Returns "+91 98765-43210" as "(+91) 98765-43210", each number of several, in the signs of a keyboard. With
 * a plus in front a spreadsheet would take the number for a sum (-141884 in Excel) and an apostrophe would
 * stay in every program that reads the file (docs/decisions/0032).
 */
function phoneCell(phone: string): string {
  const plain = plainPhone(phone)
    .trim()
    .replace(/(?<=\d)\/(?=[\d+])/g, " / ");
  const written = plain.replace(international, "(+$1) ");
  return onlyPhones.test(written.replace(bracketedCode, "")) ? asText(written) : phone;
}

const options: Options = {
  // Whether text has to be quoted depends on the program that reads it.
  quoted: true,
  escape_formulas: true,
  record_delimiter: "\r\n",
  cast: { string: (text) => fitted(guarded(text)) },
};

const noteLine = ({ createdAt, authorName, text }: ExportedContact["notes"][number]) =>
  `${formatIndianMinute(createdAt)} ${authorName}: ${text}`;

const cellsOf = (lead: ExportedContact) => [
  formatIndianMinute(lead.createdAt),
  ...contactFields.map(({ name, kind }) => (kind === "tel" ? phoneCell(lead[name]) : lead[name])),
  lead.origin ?? "",
  lead.noticeVersion ?? "",
  lead.isSpam ? "yes" : "no",
  lead.cameFrom ?? "",
  lead.answeredAt ? formatIndianMinute(lead.answeredAt) : "",
  lead.answeredBy ?? "",
  lead.answeredHow === null ? "" : answerLabels[lead.answeredHow as AnswerWay],
  lead.notes.map(noteLine).join("\n"),
];

/** The first line of the file, with the mark by which Excel knows UTF-8. */
export const csvHeader = (): string => stringify([header], { ...options, bom: true });

/** The lines of some leads. */
export const csvLines = (leads: ExportedContact[]): string =>
  stringify(leads.map(cellsOf), options);
