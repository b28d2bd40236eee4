import { z } from "zod";
import { isStorable, requiredText, timestamp } from "@/lib/core/fields";
import { toAsciiCharacters } from "@/lib/core/ascii-characters";
import { cleanEmail, isVisitorEmail } from "@/lib/core/mailbox";
import { PAGE_SIZE_MAX, toPaging, pagingQuerySchema } from "@/lib/core/page-schema";
import { queryTextSchema, searchSchema } from "@/lib/core/search-schema";
import { contactFields, mapFields } from "./fields";
import { PATH_LENGTH } from "./input-schema";
import { NATIONAL_DIGITS, extractDigits } from "./phone-digits";

export const spamReasons = ["honeypot", "fast", "repeated", "links", "busy"] as const;
export type SpamReason = (typeof spamReasons)[number];

/** The list of contacts returns exactly these fields (spec §7). */
export const contactDtoSchema = z
  .object({ id: z.string(), ...mapFields(contactFields, () => z.string()) })
  .meta({ id: "Contact" });

export type ContactDto = z.infer<typeof contactDtoSchema>;

export const answerMethods = ["called", "mailed", "messaged", "none"] as const;
export type AnswerMethod = (typeof answerMethods)[number];

export const answerLabels: Record<AnswerMethod, string> = {
  called: "Called",
  mailed: "Emailed",
  messaged: "Messaged",
  none: "No Answer Needed",
};

export const answerInputSchema = z.object({
  how: z.enum(answerMethods, `how must be one of ${answerMethods.join(", ")}`),
});

const answerDtoSchema = z
  .object({ how: z.enum(answerMethods), by: z.string(), at: timestamp })
  .meta({ id: "ContactAnswer" });

export type AnswerDto = z.infer<typeof answerDtoSchema>;

const NOTE_LENGTH = 2_000;

export const noteInputSchema = z.object({
  text: requiredText("Note", NOTE_LENGTH),
});

export type NoteInput = z.output<typeof noteInputSchema>;

const noteDtoSchema = z
  .object({ id: z.string(), text: z.string(), authorName: z.string(), createdAt: timestamp })
  .meta({ id: "ContactNote" });

export type NoteDto = z.infer<typeof noteDtoSchema>;

const mailStates = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

export const contactMailDtoSchema = z
  .object({
    state: z.enum(mailStates),
    problem: z.string().nullable(),
    attempts: z.int().min(0),
    nextTryAt: timestamp.nullable(),
    sentAt: timestamp.nullable(),
  })
  .meta({ id: "ContactMail" });

export type ContactMailDto = z.infer<typeof contactMailDtoSchema>;

export const undeliveredContactsDtoSchema = z
  .object({ total: z.int().min(0), items: z.array(contactDtoSchema) })
  .meta({ id: "UndeliveredContacts" });

export type UndeliveredContactsDto = z.infer<typeof undeliveredContactsDtoSchema>;

/** The title is null if the path is not a known page. */
const contactPageDtoSchema = z
  .object({ path: z.string(), title: z.string().nullable() })
  .meta({ id: "ContactPage" });

export type ContactPageDto = z.infer<typeof contactPageDtoSchema>;

export const contactDetailDtoSchema = contactDtoSchema
  .extend({
    createdAt: timestamp,
    /** The page with the form, or the `page` of the link (`#about=…&page=…`) that opened the form. */
    origin: contactPageDtoSchema.nullable(),
    /** The page that was open before the contact page; null if it is unknown, or for a form on another page. */
    previousPage: contactPageDtoSchema.nullable(),
    noticeVersion: z.string().nullable(),
    isSpam: z.boolean(),
    /** Reasons found on arrival. Staff may have changed `isSpam` since. */
    spamReasons: z.array(z.enum(spamReasons)),
    /** Null if the lead has no mail, because mail was off or the lead is spam. */
    mail: contactMailDtoSchema.nullable(),
    answer: answerDtoSchema.nullable(),
    notes: z.array(noteDtoSchema),
  })
  .meta({ id: "ContactDetail" });

export type ContactDetailDto = z.infer<typeof contactDetailDtoSchema>;

export const samePersonContactDtoSchema = contactDtoSchema
  .extend({ createdAt: timestamp, isSpam: z.boolean(), isAnswered: z.boolean() })
  .meta({ id: "SamePersonContact" });

export type SamePersonContactDto = z.infer<typeof samePersonContactDtoSchema>;

export const contactRowsQuerySchema = z.object({
  ids: z
    .string("ids are required")
    .transform((ids) => ids.split(",").filter(Boolean))
    .pipe(z.array(z.string()).max(PAGE_SIZE_MAX, `ids must list at most ${PAGE_SIZE_MAX} contacts`))
    .meta({ description: `Up to ${PAGE_SIZE_MAX} ids, separated by commas` }),
});

export const contactRowDtoSchema = z
  .object({
    id: z.string(),
    createdAt: timestamp,
    /** The page that brought the lead. */
    source: contactPageDtoSchema.nullable(),
    answer: answerDtoSchema.nullable(),
    noteCount: z.int().min(0),
    isUndelivered: z.boolean(),
  })
  .meta({ id: "ContactRow" });

export type ContactRowDto = z.infer<typeof contactRowDtoSchema>;

const flagErrors = {
  spam: "spam must be true or false",
  answered: "answered must be true or false",
};

function daySchema(name: string, description: string) {
  const problem = `${name} must be a day of this millennium, such as 2026-11-23`;
  return z.iso.date(problem).regex(/^2/, problem).optional().meta({ description });
}

const sharedFilters = {
  week: daySchema("week", "Only contacts of the seven days that start with this day, India time"),
  since: daySchema("since", "Only contacts from this day on, India time"),
  source: z
    .string("source must be text")
    .max(PATH_LENGTH, `source must be at most ${PATH_LENGTH} characters`)
    .refine(isStorable, "source contains an invalid character")
    .optional()
    .meta({ description: "Only contacts from this page, such as /loans/home-loan" }),
};

export const contactCountsQuerySchema = z.object(sharedFilters);

const queryFlag = (problem: string, description: string) =>
  z
    .enum(["true", "false"], problem)
    .transform((value) => value === "true")
    .optional()
    .meta({ description });

export const contactListSchema = pagingQuerySchema.extend({
  spam: queryFlag(flagErrors.spam, "Only contacts marked (`true`) or not marked (`false`) as spam"),
  answered: queryFlag(flagErrors.answered, "Only answered (`true`) or open (`false`) contacts"),
  ...sharedFilters,
});

const filters = {
  spam: z.boolean(flagErrors.spam).optional(),
  answered: z.boolean(flagErrors.answered).optional(),
  ...sharedFilters,
};

export const contactSearchSchema = searchSchema
  .extend(filters)
  .transform(({ page, pageSize, ...filter }) => ({
    ...filter,
    paging: toPaging({ page, pageSize }),
  }));

export const contactExportSchema = z.object({ text: queryTextSchema.optional(), ...filters });

/** An undefined field does not restrict the leads. */
export type ContactFilter = z.output<typeof contactExportSchema>;

export const contactCountsDtoSchema = z
  .object({
    open: z.int().min(0),
    answered: z.int().min(0),
    all: z.int().min(0),
    spam: z.int().min(0),
  })
  .meta({ id: "ContactCounts" });

export type ContactCountsDto = z.infer<typeof contactCountsDtoSchema>;

export const contactStatisticsDtoSchema = z
  .object({
    /** Oldest first. Weeks begin on Monday in India's time zone. */
    weeks: z.array(
      z.object({
        monday: z.iso.date(),
        open: z.int().min(0),
        answered: z.int().min(0),
      }),
    ),
    medianWaitSeconds: z.number().min(0).nullable(),
    sources: z.array(
      z.object({
        path: z.string(),
        title: z.string().nullable(),
        total: z.int().min(0),
      }),
    ),
  })
  .meta({ id: "ContactStatistics" });

export type ContactStatisticsDto = z.infer<typeof contactStatisticsDtoSchema>;

export const spamMarkSchema = z.object({
  isSpam: z.boolean({ error: "isSpam must be true or false" }),
});

const optionalText = (message: string, clean: (value: string) => string) =>
  z
    .string(message)
    .overwrite(clean)
    .trim()
    .transform((value) => value || undefined);

const emailError = "Please enter a valid email";
const phoneError = "Phone must have at least ten digits";

export const contactErasureSchema = z
  .object({
    email: optionalText(emailError, cleanEmail)
      .pipe(z.string().refine(isVisitorEmail, emailError).optional())
      .optional(),
    phone: optionalText(phoneError, toAsciiCharacters)
      .pipe(
        z
          .string()
          .refine((value) => extractDigits(value).length >= NATIONAL_DIGITS, phoneError)
          .optional(),
      )
      .optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ["email"],
    error: "Enter an email or a phone number",
  });

export type ContactErasureFormValues = z.input<typeof contactErasureSchema>;
export type ContactErasure = z.output<typeof contactErasureSchema>;

export const erasurePreviewDtoSchema = z
  .object({ total: z.int().min(0), items: z.array(contactDtoSchema) })
  .meta({ id: "ErasurePreview" });

export type ErasurePreviewDto = z.infer<typeof erasurePreviewDtoSchema>;

export const erasedCountDtoSchema = z.object({ erased: z.int().min(0) });
