import { existsSync } from "node:fs";
import { isSupportedCountry } from "libphonenumber-js/min";
import sharp from "sharp";
import { z } from "zod";
import type { SiteContent, SocialNetwork } from "@/content/types";

type Rule = (text: string) => boolean;

const required = (isValid: Rule, message: string) => z.string(message).refine(isValid, message);
const optional = (isValid: Rule, message: string) =>
  required((text) => text === "" || isValid(text), `${message}, or ""`);

/** Refuses unknown fields, because a misspelled field would not be shown. */
const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `has no field ${issue.keys.join(", ")}`
        : `must be an object with ${Object.keys(shape).join(", ")}`,
  });

const list = <Item extends z.ZodType>(item: Item) => z.array(item, "must be a list: [ … ]");

const isTrimmed: Rule = (text) => text === text.trim();
const isLine: Rule = (text) => text !== "" && isTrimmed(text) && !text.includes("\n");
const isPhone: Rule = (text) =>
  /^\+?[\d ()-]+$/.test(text) && /^\d{8,15}$/.test(text.replace(/\D/g, ""));
const isHttps: Rule = (text) =>
  isTrimmed(text) && z.url({ protocol: /^https$/ }).safeParse(text).success;
const isEmail: Rule = (text) => z.email().safeParse(text).success;

const requiredLine = required(isLine, "must be a line of text");
const text = optional(isLine, "must be a line of text");
const phone = optional(isPhone, 'must be a phone number, such as "+91 484 123 4567"');
const email = optional(isEmail, 'must be an email, such as "desk@example.in"');

const networks = ["X", "Facebook", "YouTube", "LinkedIn", "Instagram"] as const;
networks satisfies readonly SocialNetwork[];

const pixels = z.int("must be a whole number of pixels").min(176, "must be at least 176 pixels");
const photograph = object({
  src: required(
    (src) => src.startsWith("/") && existsSync(`public${src}`),
    'must be a file in public/, such as "/people/latha-menon.jpg"',
  ),
  width: pixels,
  height: pixels,
}).refine(async ({ src, width, height }) => {
  const metadata = await sharp(`public${src}`)
    .metadata()
    .catch(() => null);
  return metadata === null || (metadata.width === width && metadata.height === height);
}, "must have the width and height of its file");

const person = object({
  name: requiredLine,
  role: requiredLine,
  photograph: photograph.optional(),
  registrations: list(object({ kind: requiredLine, number: requiredLine })).optional(),
  text: requiredLine.optional(),
});

const disclosures = object({
  company: object({
    legalName: text,
    cin: text,
    registeredOffice: text,
    phone,
    email,
    grievance: object({ name: text, phone, email }),
  }),
  adviser: object({ registration: text }),
  mutualFunds: object({ arn: text }),
  insurance: object({ licence: text, category: text }),
  loans: object({ lenders: list(requiredLine) }),
  realEstate: object({ reraAgent: text, authority: text }),
});

const schema = object({
  name: requiredLine,
  slug: required(
    (slug) => /^[a-z0-9-]+$/.test(slug),
    "must have only letters from a to z, digits and -",
  ),
  description: requiredLine,
  tagline: requiredLine,
  country: required(isSupportedCountry, 'must be an ISO 3166 country code, such as "IN"'),
  copyrightFrom: z.int("must be a year, such as 2024").min(1900).max(2100),
  social: list(
    object({
      network: z.enum(networks, `must be one of ${networks.join(", ")}`),
      href: required(isHttps, "must be an https link"),
    }),
  ).length(5, "must be a list of five links"),
  disclosures,
  whatsapp: optional(
    (number) => number.startsWith("+") && isPhone(number),
    'must be a number with its country code, such as "+91 98765 43210"',
  ),
  office: object({
    lines: list(requiredLine),
    city: text,
    hours: list(object({ days: requiredLine, hours: requiredLine })),
    mapUrl: optional(isHttps, "must be an https link"),
  }),
  responseTime: optional(
    (time) => isLine(time) && !time.endsWith("."),
    'must continue "We answer", without a full stop, such as "within one working day"',
  ),
  people: list(person).refine(
    (all) => new Set(all.map(({ name }) => name)).size === all.length,
    "must name each person once",
  ),
  securityEmail: email,
} satisfies Record<keyof SiteContent, z.ZodType>);

const formatPath = (path: PropertyKey[]) =>
  path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");

/** Returns one line per invalid field of content/site.ts, with the path and the rule. */
export async function findInvalidFields(content: unknown): Promise<string[]> {
  const { error } = await schema.safeParseAsync(content);
  const lines = (error?.issues ?? []).map(({ path, message }) =>
    `${formatPath(path).slice(1)} ${message}`.trim(),
  );
  return [...new Set(lines)];
}
