import "server-only";
import { type Options, stringify } from "csv-stringify/sync";
import { formatIndianMinute } from "@/lib/format";

/** A lead as it is exported. */
export type ExportedContact = {
  createdAt: Date;
  name: string;
  email: string;
  phone: string;
  message: string;
  origin: string | null;
  noticeVersion: string | null;
  isSpam: boolean;
};

const header = [
  "Received (India time)",
  "Name",
  "Email",
  "Phone",
  "Message",
  "Sent from",
  "Privacy notice",
  "Marked as spam",
];

/** Where a cell may begin, here or where the list separator is a semicolon, with what is not seen. */
const beginning = /(?:^|[;\t\r\n])[\s\p{C}\p{Z}]*/gu;

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

const options: Options = {
  // Whether text has to be quoted depends on the program that reads it.
  quoted: true,
  escape_formulas: true,
  record_delimiter: "\r\n",
  cast: { string: guarded },
};

const cellsOf = (lead: ExportedContact) => [
  formatIndianMinute(lead.createdAt),
  lead.name,
  lead.email,
  lead.phone,
  lead.message,
  lead.origin ?? "",
  lead.noticeVersion ?? "",
  lead.isSpam ? "yes" : "no",
];

/** The first line of the file, with the mark by which Excel knows UTF-8. */
export const csvHeader = (): string => stringify([header], { ...options, bom: true });

/** The lines of some leads. */
export const csvLines = (leads: ExportedContact[]): string =>
  stringify(leads.map(cellsOf), options);
