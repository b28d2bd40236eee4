import { existsSync } from "node:fs";
import { isSupportedCountry } from "libphonenumber-js/min";
import sharp from "sharp";
import { z } from "zod";
import type { SiteContent, SocialNetwork } from "@/content/types";

type Rule = (text: string) => boolean;

const required = (isValid: Rule, message: string) => z.string(message).refine(isValid, message);
const optional = (isValid: Rule, message: string) =>
  required((text) => text === "" || isValid(text), `${message}, or ""`);

/** An object without other fields: a misspelled one would not be shown. */
const object = <Shape extends z.ZodRawShape>(shape: Shape, message: string) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys" ? `has no field ${issue.keys.join(", ")}` : message,
  });

const list = <Item extends z.ZodType>(item: Item, message: string) => z.array(item, message);

const isTrimmed: Rule = (text) => text === text.trim();
const isLine: Rule = (text) => text !== "" && isTrimmed(text) && !text.includes("\n");
/** 8 to 15 digits, as people write them. */
const isPhone: Rule = (text) =>
  /^\+?[\d ()-]+$/.test(text) && /^\d{8,15}$/.test(text.replace(/\D/g, ""));
const isHttps: Rule = (text) =>
  isTrimmed(text) && z.url({ protocol: /^https$/ }).safeParse(text).success;
const isEmail: Rule = (text) => z.email().safeParse(text).success;

const line = required(isLine, "must be a line of text");
const text = optional(isLine, "must be a line of text");
const phone = optional(isPhone, 'must be a phone number, such as "+91 484 123 4567"');
const email = optional(isEmail, 'must be an email address, such as "desk@example.in"');

const networks = ["X", "Facebook", "YouTube", "LinkedIn", "Instagram"] as const;
networks satisfies readonly SocialNetwork[];

const photograph = object(
  {
    src: required(
      (src) => src.startsWith("/") && existsSync(`public${src}`),
      'must be a file of public/, such as "/people/latha-menon.jpg"',
    ),
    width: z.int("must be a whole number of pixels").min(176, "must be at least 176 pixels"),
    height: z.int("must be a whole number of pixels").min(176, "must be at least 176 pixels"),
  },
  'must be { src: "/people/latha-menon.jpg", width: 264, height: 264 }',
).refine(async ({ src, width, height }) => {
  const own = await sharp(`public${src}`)
    .metadata()
    .catch(() => null);
  return own === null || (own.width === width && own.height === height);
}, "must have the width and height of its file");

const registrationExample = '{ what: "SEBI investment adviser", number: "INA000000000" }';
const personExample = '{ name: "Latha Menon", role: "Adviser" }';
const hoursExample = '{ days: "Monday to Friday", hours: "10 am to 6 pm" }';

const person = object(
  {
    name: line,
    role: line,
    photograph: photograph.optional(),
    registrations: list(
      object({ what: line, number: line }, `must be ${registrationExample}`),
      `must be a list: [${registrationExample}]`,
    ).optional(),
    text: line.optional(),
  },
  `must be ${personExample}`,
);

const grievance = object({ name: text, phone, email }, "must have name, phone and email");

const disclosures = object(
  {
    company: object(
      { legalName: text, cin: text, registeredOffice: text, phone, email, grievance },
      "must have legalName, cin, registeredOffice, phone, email and grievance",
    ),
    adviser: object({ registration: text }, 'must be { registration: "" }'),
    mutualFunds: object({ arn: text }, 'must be { arn: "" }'),
    insurance: object({ licence: text, category: text }, 'must be { licence: "", category: "" }'),
    loans: object(
      { lenders: list(line, 'must be a list: ["Example Bank"]') },
      "must be { lenders: [] }",
    ),
    realEstate: object({ reraAgent: text, authority: text }, "must have reraAgent and authority"),
  },
  "must have company, adviser, mutualFunds, insurance, loans and realEstate",
);

const office = object(
  {
    lines: list(line, 'must be a list: ["Palm Court", "14 Marine Drive"]'),
    city: text,
    hours: list(
      object({ days: line, hours: line }, `must be ${hoursExample}`),
      `must be a list: [${hoursExample}]`,
    ),
    mapUrl: optional(isHttps, "must be an https link"),
  },
  "must have lines, city, hours and mapUrl",
);

const fields = {
  name: line,
  slug: required((slug) => /^[a-z0-9-]+$/.test(slug), "must be letters from a to z, digits and -"),
  description: line,
  tagline: line,
  country: required(isSupportedCountry, 'must be a country by ISO 3166, such as "IN"'),
  copyrightFrom: z.int("must be a year, such as 2024").min(1900).max(2100),
  social: list(
    object(
      {
        network: z.enum(networks, `must be one of ${networks.join(", ")}`),
        href: required(isHttps, "must be an https link"),
      },
      'must be { network: "X", href: "https://x.com/example" }',
    ),
    "must be a list of five links",
  ).length(5, "must be a list of five links"),
  disclosures,
  whatsapp: optional(
    (number) => number.startsWith("+") && isPhone(number),
    'must be a number with its country code, such as "+91 98765 43210"',
  ),
  office,
  responseTime: optional(
    (time) => isLine(time) && !time.endsWith("."),
    'must go on after "We answer", without a full stop, such as "within one working day"',
  ),
  people: list(person, `must be a list: [${personExample}]`).refine(
    (all) => new Set(all.map(({ name }) => name)).size === all.length,
    "must name each person once",
  ),
  securityEmail: email,
} satisfies Record<keyof SiteContent, z.ZodType>;

const schema = object(fields, "must be an object");

const writePath = (path: PropertyKey[]) =>
  path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");

/** Returns a line for each wrong field of content/site.ts: its path, and what it must be. */
export async function findWrongFields(content: unknown): Promise<string[]> {
  const { error } = await schema.safeParseAsync(content);
  const lines = (error?.issues ?? []).map(({ path, message }) =>
    `${writePath(path).slice(1)} ${message}`.trim(),
  );
  return [...new Set(lines)];
}
