import { z } from "zod";
import {
  optionalLine,
  optionalText,
  optionalUrl,
  requiredText,
  timestamp,
  TITLE_LENGTH,
  version,
} from "@/lib/core/fields";
import { toAsciiCharacters } from "@/lib/core/ascii-characters";
import { pagingQuerySchema } from "@/lib/core/page-schema";
import { optionalHtml } from "@/lib/html/schema";

export const offerCategories = ["lease", "loan", "insurance", "investment", "other"] as const;
export type OfferCategory = (typeof offerCategories)[number];
export const defaultOfferCategory: OfferCategory = "lease";

/** Enough for an ISO 8601 date-time with nanoseconds (35 characters). */
const DATE_TIME_MAX = 40;

const date = z.iso.date();
const dateTime = z.iso.datetime({ offset: true, local: true });

function readDate(value: string): string | null {
  if (value.length > DATE_TIME_MAX) return null;
  if (date.safeParse(value).success) return value;
  return dateTime.safeParse(value).success ? value.slice(0, "YYYY-MM-DD".length) : null;
}

// Accepts `YYYY-MM-DD` or an ISO 8601 date-time. Keeps the date as written, without converting time zones.
const calendarDate = optionalText("Valid until")
  .transform((value) => toAsciiCharacters(value).trim())
  .refine(
    (value) => value === "" || readDate(value) !== null,
    "Valid until must be a date such as 2027-03-31",
  )
  .transform(readDate);

const DISCOUNT_LENGTH = 100;

/** Staff input (spec §3, §7). Only the title is required. */
export const offerInputSchema = z.object({
  title: requiredText("Title", TITLE_LENGTH),
  description: optionalHtml("Description"),
  category: z
    .enum(offerCategories, { error: `Category must be one of ${offerCategories.join(", ")}` })
    .default(defaultOfferCategory),
  discount: optionalLine("Discount", DISCOUNT_LENGTH),
  validUntil: calendarDate,
  image: optionalUrl("Image URL"),
});

export type OfferInput = z.output<typeof offerInputSchema>;
export type OfferFormValues = z.input<typeof offerInputSchema>;

export const offerListQuerySchema = pagingQuerySchema.extend({
  endedLast: z
    .enum(["true", "false"], "endedLast must be true or false")
    .optional()
    .meta({ description: "`true`: current offers first, then those whose last day has passed" }),
});

/** API response (spec §3). */
export const offerDtoSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.enum(offerCategories),
    discount: z.string(),
    validUntil: z.iso.date().nullable(),
    image: z.string().nullable(),
    createdAt: timestamp,
    version,
  })
  .meta({ id: "Offer" });

export type OfferDto = z.infer<typeof offerDtoSchema>;
