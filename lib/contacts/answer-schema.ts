import { z } from "zod";
import { requiredText, timestamp } from "@/lib/core/fields";

/** How somebody of the firm answered a lead; `none` where it needs no answer. */
export const answerWays = ["called", "mailed", "messaged", "none"] as const;
export type AnswerWay = (typeof answerWays)[number];

/** The same in words. */
export const answerLabels: Record<AnswerWay, string> = {
  called: "Called",
  mailed: "Emailed",
  messaged: "Messaged",
  none: "No answer needed",
};

/** What staff say when they have answered. */
export const answerInputSchema = z.object({
  how: z.enum(answerWays, `how must be one of ${answerWays.join(", ")}`),
});

/** That a lead was answered: how, by whom, and when. */
export const answerDtoSchema = z
  .object({ how: z.enum(answerWays), by: z.string(), at: timestamp })
  .meta({ id: "ContactAnswer" });

export type AnswerDto = z.infer<typeof answerDtoSchema>;

/** More is a document, and belongs elsewhere. */
const NOTE_LENGTH = 2_000;

/** A note as it is typed; its line breaks stay. */
export const noteInputSchema = z.object({
  text: requiredText("Note", NOTE_LENGTH),
});

export type NoteInput = z.output<typeof noteInputSchema>;

/** What somebody of the firm noted about a lead. */
export const noteDtoSchema = z
  .object({ id: z.string(), text: z.string(), authorName: z.string(), createdAt: timestamp })
  .meta({ id: "ContactNote" });

export type NoteDto = z.infer<typeof noteDtoSchema>;
