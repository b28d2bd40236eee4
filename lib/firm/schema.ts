import { z } from "zod";
import { toAsciiCharacters } from "@/lib/core/ascii-characters";
import { cleanedText, URL_LENGTH, version } from "@/lib/core/fields";
import { cleanText } from "@/lib/core/invisible";
import { cleanEmail, isEmail } from "@/lib/core/mailbox";
import { cleanUrl, isHttpsUrl, isOwnPath } from "@/lib/core/url";
import {
  LENDER_PAYMENT,
  MARKET_WARNING,
  REGISTRATION_WARNING,
  SPURIOUS_CALLS_NOTICE,
} from "./default-texts";

// The one schema of the firm's details for the form, the API, the stored row and the public pages. Each field that may
// be empty has a default, so that a row stored by an older release stays readable.

const LINE_LENGTH = 200;
const TEXT_LENGTH = 2_000;
const CHARTER_LENGTH = 20_000;
const ROWS_MAX = 100;

const cleanLine = (value: string) => cleanText(value).replace(/\s+/gu, " ");

const cleanLines = (value: string) =>
  value
    .split(/\r?\n/)
    .map((part) => cleanLine(part).trim())
    .filter(Boolean)
    .join("\n");

const line = (label: string) => cleanedText(label, LINE_LENGTH, cleanLine).default("");
const lines = (label: string, max = TEXT_LENGTH) => cleanedText(label, max, cleanLines).default("");
const requiredLine = (label: string) =>
  cleanedText(label, LINE_LENGTH, cleanLine).min(1, `${label} is required`);

/** A text with a default, which staff may change or empty. */
const editableText = (label: string, initial: string) =>
  cleanedText(label, TEXT_LENGTH, cleanLine).default(initial);

/** Accepts 8 to 15 digits (E.164) with spaces, hyphens and brackets. */
const isPhone = (value: string) =>
  /^\+?[\d ()-]+$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, ""));

const phoneText = (label: string) =>
  cleanedText(label, LINE_LENGTH, toAsciiCharacters).refine(
    (value) => value === "" || isPhone(value),
    `${label} must be a phone number, such as +91 484 123 4567`,
  );

const phone = (label: string) => phoneText(label).default("");

const email = (label: string) =>
  cleanedText(label, LINE_LENGTH, cleanEmail)
    .refine(
      (value) => value === "" || isEmail(value),
      `${label} must be an email, such as desk@example.in`,
    )
    .default("");

const link = (label: string) =>
  cleanedText(label, URL_LENGTH, cleanUrl)
    .refine(
      (value) => value === "" || isHttpsUrl(value),
      `${label} must be a link that starts with https://`,
    )
    .default("");

const image = (label: string) =>
  cleanedText(label, URL_LENGTH, cleanUrl)
    .refine(
      (value) => value === "" || isOwnPath(value) || isHttpsUrl(value),
      `${label} must be an uploaded image or a link that starts with https://`,
    )
    .default("");

const COUNT = /^\d{0,6}$/;
const AVERAGE = /^(\d{1,4}(\.\d{1,2})?)?$/;

const numeric = (label: string, pattern: RegExp, message: string) =>
  cleanedText(label, LINE_LENGTH, toAsciiCharacters).regex(pattern, message).default("");

const count = (label: string) => numeric(label, COUNT, `${label} must be a whole number`);

const officer = (label: string) =>
  z
    .object({
      name: line(`${label}: name`),
      phone: phone(`${label}: phone`),
      email: email(`${label}: email`),
    })
    .prefault({});

export type Officer = z.output<ReturnType<typeof officer>>;

const person = z.object({
  name: requiredLine("Name of each person"),
  role: requiredLine("Role of each person"),
  /** Lines such as "SEBI investment adviser: INA000000000" and "EUIN: E000000". */
  registrations: lines("Registrations"),
  /** URL of an uploaded image, or "". */
  photograph: image("Photograph"),
  text: lines("Text"),
});

export type Person = z.output<typeof person>;

export const complaintSources = ["direct", "scores", "other"] as const;

export const complaintSourceNames = {
  direct: "Directly from investors",
  scores: "SEBI (SCORES)",
  other: "Other sources",
} as const satisfies Record<(typeof complaintSources)[number], string>;

const complaintCounts = (source: string) =>
  z
    .object({
      pendingBefore: count(`${source}: pending before`),
      received: count(`${source}: received`),
      resolved: count(`${source}: resolved`),
      pendingOverThreeMonths: count(`${source}: pending over 3 months`),
      averageDays: numeric(
        `${source}: average days`,
        AVERAGE,
        `${source}: average days must be a number, such as 12.5`,
      ),
    })
    .prefault({});

export type ComplaintCounts = z.output<ReturnType<typeof complaintCounts>>;

type TrendCounts = Pick<ComplaintCounts, "pendingBefore" | "received" | "resolved">;

export const countPending = ({ pendingBefore, received, resolved }: TrendCounts): number =>
  Number(pendingBefore) + Number(received) - Number(resolved);

const trend = (label: string) =>
  z
    .array(
      z.object({
        period: requiredLine(label),
        pendingBefore: count("Carried forward"),
        received: count("Received"),
        resolved: count("Resolved"),
      }),
    )
    .max(ROWS_MAX, `At most ${ROWS_MAX} rows`)
    .default([]);

/** Rules for single fields, which a stored row and a preview follow too. */
export const firmFieldsSchema = z.object({
  contact: z
    .object({
      phone: phone("Phone"),
      email: email("Email"),
      whatsapp: phoneText("WhatsApp")
        .refine(
          (value) => value === "" || value.startsWith("+"),
          "WhatsApp must be a number with its country code, such as +91 98765 43210",
        )
        .default(""),
      address: lines("Address"),
      city: line("City"),
      hours: lines("Opening hours"),
      mapUrl: link("Map link"),
      /** Completes "We answer …": "within one working day". */
      responseTime: cleanedText("How soon you answer", LINE_LENGTH, cleanLine)
        .refine(
          (value) => !value.endsWith("."),
          "How soon you answer must complete “We answer”, without a full stop",
        )
        .default(""),
      securityEmail: email("Email for security reports"),
    })
    .prefault({}),
  social: z
    .object({
      x: link("X"),
      facebook: link("Facebook"),
      youtube: link("YouTube"),
      linkedin: link("LinkedIn"),
      instagram: link("Instagram"),
    })
    .prefault({}),
  people: z.array(person).max(ROWS_MAX, `At most ${ROWS_MAX} people`).default([]),
  company: z
    .object({
      legalName: line("Registered name"),
      /** Corporate Identity Number, 21 characters. */
      cin: line("CIN"),
      registeredOffice: lines("Registered office"),
      grievance: officer("Grievance officer"),
      dataProtection: officer("Data protection contact"),
      accessibility: officer("Accessibility contact"),
    })
    .prefault({}),
  /** SEBI (Investment Advisers) Regulations, 2013, and its circulars on websites of advisers. */
  adviser: z
    .object({
      registration: line("Registration number"),
      registeredName: line("Name as registered"),
      type: line("Type of registration"),
      validity: line("Validity"),
      enlistment: line("BSE enlistment number"),
      address: lines("Registered address"),
      principalOfficer: officer("Principal officer"),
      complianceOfficer: officer("Compliance officer"),
      sebiOffice: lines("SEBI’s local office"),
      marketWarning: editableText("Market warning", MARKET_WARNING),
      registrationWarning: editableText("Registration warning", REGISTRATION_WARNING),
      charterUrl: link("Link to the investor charter"),
      charterText: lines("Text of the investor charter", CHARTER_LENGTH),
    })
    .prefault({}),
  /** SEBI circular of 2 June 2025 on the investor charter: advisers publish these by the 7th of each month. */
  complaints: z
    .object({
      month: line("Month"),
      updatedOn: line("Published on"),
      direct: complaintCounts(complaintSourceNames.direct),
      scores: complaintCounts(complaintSourceNames.scores),
      other: complaintCounts(complaintSourceNames.other),
      impersonation: count("Complaints about impersonation"),
      notes: lines("Notes"),
      months: trend("Month"),
      years: trend("Year"),
    })
    .prefault({}),
  /** AMFI code of conduct for mutual fund distributors, 2022. */
  mutualFunds: z
    .object({
      arn: line("ARN"),
      registeredOn: line("Date of first registration"),
      validUntil: line("ARN valid until"),
      fundHouses: lines("Fund houses"),
      commissionUrl: link("Link to the commission disclosure"),
      commissions: z
        .array(
          z.object({
            scheme: requiredLine("Kind of each scheme"),
            rate: requiredLine("Commission of each scheme"),
          }),
        )
        .max(ROWS_MAX, `At most ${ROWS_MAX} rows`)
        .default([]),
    })
    .prefault({}),
  insurance: z
    .object({
      licence: line("Licence number"),
      category: line("Category"),
      validity: line("Validity"),
      spuriousCalls: editableText("Notice against spurious calls", SPURIOUS_CALLS_NOTICE),
    })
    .prefault({}),
  /** RBI (Digital Lending) Directions, 2025. */
  loans: z
    .object({
      lenders: z
        .array(
          z.object({
            name: requiredLine("Name of each lender"),
            grievanceUrl: link("Link to its grievance officer"),
          }),
        )
        .max(ROWS_MAX, `At most ${ROWS_MAX} lenders`)
        .default([]),
      payment: editableText("Payment by lenders", LENDER_PAYMENT),
      grievance: officer("Grievance officer for loans"),
    })
    .prefault({}),
  realEstate: z
    .object({ reraAgent: line("RERA registration"), authority: line("State authority") })
    .prefault({}),
});

export type FirmDetails = z.output<typeof firmFieldsSchema>;
export type FirmInput = z.input<typeof firmFieldsSchema>;

type Report = (path: PropertyKey[], message: string) => void;

const countNames = {
  pendingBefore: "pending before",
  received: "received",
  resolved: "resolved",
  pendingOverThreeMonths: "pending over 3 months",
} as const;

type CountField = keyof typeof countNames;

const describeMissing = (field: CountField) =>
  `${countNames[field]} needs a number, 0 if there were none`;

const TOO_MANY_RESOLVED = "resolved must not be more than pending before plus received";

/** A published table needs every number, because an empty field may be forgotten. */
function checkMonth(complaints: FirmDetails["complaints"], report: Report): void {
  if (complaints.month === "") return;
  for (const source of complaintSources) {
    const counts = complaints[source];
    const fail = (field: keyof ComplaintCounts, problem: string) =>
      report([source, field], `${complaintSourceNames[source]}: ${problem}`);
    const { averageDays, ...numbers } = counts;
    for (const [field, text] of Object.entries(numbers) as [CountField, string][])
      if (text === "") fail(field, describeMissing(field));
    if (averageDays === "" && Number(counts.resolved) > 0)
      fail("averageDays", "enter the average days to resolve");
    const pending = countPending(counts);
    if (pending < 0) fail("resolved", TOO_MANY_RESOLVED);
    else if (Number(counts.pendingOverThreeMonths) > pending)
      fail("pendingOverThreeMonths", "pending over 3 months must not be more than all pending");
  }
}

function checkTrend(rows: FirmDetails["complaints"]["months"], report: Report): void {
  rows.forEach((row, index) => {
    for (const field of ["pendingBefore", "received", "resolved"] as const)
      if (row[field] === "") report([index, field], `${row.period}: ${describeMissing(field)}`);
    if (countPending(row) < 0) report([index, "resolved"], `${row.period}: ${TOO_MANY_RESOLVED}`);
  });
}

/** The details that staff save. */
export const firmSchema = firmFieldsSchema.superRefine(({ complaints }, context) => {
  const reportIn =
    (...start: string[]): Report =>
    (path, message) =>
      context.addIssue({ code: "custom", path: ["complaints", ...start, ...path], message });
  checkMonth(complaints, reportIn());
  checkTrend(complaints.months, reportIn("months"));
  checkTrend(complaints.years, reportIn("years"));
});

export const FIRM_ID = "firm";

export const firmDtoSchema = firmFieldsSchema
  .extend({ id: z.literal(FIRM_ID), version })
  .meta({ id: "Firm" });

export type FirmDto = z.output<typeof firmDtoSchema>;
