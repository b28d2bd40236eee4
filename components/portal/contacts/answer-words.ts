import { formatDistanceStrict, formatDistanceToNowStrict } from "date-fns";
import type { AnswerDto, AnswerWay } from "@/lib/contacts/answer-schema";

/** The ways to answer, in the order of their buttons. */
export const wayLabels: Record<AnswerWay, string> = {
  called: "Called",
  mailed: "Emailed",
  messaged: "Messaged",
  none: "No answer needed",
};

/** "Called by asha", "No answer needed, says asha". */
export const answerText = ({ how, by }: AnswerDto): string =>
  how === "none" ? `${wayLabels.none}, says ${by}` : `${wayLabels[how]} by ${by}`;

/** How long a lead has waited: "Waiting for 3 days". */
export const waitingText = (createdAt: string): string =>
  `Waiting for ${formatDistanceToNowStrict(createdAt)}`;

/** "3 hours" of a number of seconds. */
export const durationText = (seconds: number): string => formatDistanceStrict(0, seconds * 1_000);
