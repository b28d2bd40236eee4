import { z } from "zod";
import { optionalText, optionalWebAddress, requiredText, timestamp, version } from "./fields";

export const offerCategories = ["lease", "loan", "insurance", "investment", "other"] as const;
export type OfferCategory = (typeof offerCategories)[number];
export const defaultOfferCategory: OfferCategory = "lease";

const isCalendarDate = (value: string) => z.iso.date().safeParse(value).success;

/**
 * A calendar date, or null where there is none. Takes `YYYY-MM-DD` or an ISO 8601 date-time,
 * of which the written date is kept: no time zone moves it.
 */
const calendarDate = optionalText("Valid until")
  .transform((value) => value.trim().replace(/T\d{2}:\d{2}.*$/, ""))
  .refine(
    (value) => value === "" || isCalendarDate(value),
    "Valid until must be a date such as 2027-03-31",
  )
  .transform((value) => value || null);

/** What staff send for an offer: spec §3, §7. Only the title is required. */
export const offerInputSchema = z.object({
  title: requiredText("Title"),
  description: optionalText("Description"),
  category: z
    .enum(offerCategories, { error: `Category must be one of ${offerCategories.join(", ")}` })
    .default(defaultOfferCategory),
  discount: optionalText("Discount").transform((value) => value.trim()),
  validUntil: calendarDate,
  image: optionalWebAddress("Image URL"),
});

export type OfferInput = z.output<typeof offerInputSchema>;
export type OfferFormValues = z.input<typeof offerInputSchema>;

/** An offer as the API answers it: spec §3. */
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
