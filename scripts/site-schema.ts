import { isSupportedCountry } from "libphonenumber-js/min";
import { z } from "zod";
import type { FirstFirmDetails, SiteContent } from "@/content/types";
import { toFirmInput } from "@/lib/firm/first-details";
import { firmSchema } from "@/lib/firm/schema";

const required = (isValid: (text: string) => boolean, message: string) =>
  z.string(message).refine(isValid, message);

const isLine = (text: string) => text !== "" && text === text.trim() && !text.includes("\n");
const requiredLine = required(isLine, "must be a line of text");

const networks = ["X", "Facebook", "YouTube", "LinkedIn", "Instagram"] as const;
networks satisfies readonly SiteContent["social"][number]["network"][];

const firstDetails: Record<keyof FirstFirmDetails, z.ZodType> = {
  disclosures: z.unknown().optional(),
  whatsapp: z.unknown().optional(),
  office: z.unknown().optional(),
  responseTime: z.unknown().optional(),
  people: z.unknown().optional(),
  securityEmail: z.unknown().optional(),
};

/** Refuses unknown fields, because a misspelled field would not be shown. */
const schema = z.strictObject(
  {
    name: requiredLine,
    slug: required(
      (slug) => /^[a-z0-9-]+$/.test(slug),
      "must have only letters from a to z, digits and -",
    ),
    description: requiredLine,
    tagline: requiredLine,
    country: required(isSupportedCountry, 'must be an ISO 3166 country code, such as "IN"'),
    copyrightFrom: z.int("must be a year, such as 2024").min(1900).max(2100),
    social: z
      .array(
        z.object({
          network: z.enum(networks, `must be one of ${networks.join(", ")}`),
          href: z.url({ protocol: /^https$/, error: "must be an https link" }),
        }),
        "must be a list: [ … ]",
      )
      .length(5, "must be a list of five links"),
    ...firstDetails,
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys" ? `has no field ${issue.keys.join(", ")}` : undefined,
  },
);

const formatPath = (path: PropertyKey[]) =>
  path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");

const formatIssue = ({ path, message }: z.core.$ZodIssue) =>
  `${formatPath(path).slice(1)} ${message}`.trim();

/** Returns one line per invalid field of content/site.ts, with the path and the rule. */
export function findInvalidFields(content: unknown): string[] {
  const lines = (schema.safeParse(content).error?.issues ?? []).map(formatIssue);
  return [...new Set(lines)];
}

/** Returns one line per invalid detail that the first start would store. `content` must have the right types. */
export function findInvalidDetails(content: SiteContent): string[] {
  return (firmSchema.safeParse(toFirmInput(content)).error?.issues ?? []).map(formatIssue);
}
