import { formatDistanceStrict } from "date-fns/formatDistanceStrict";
import { formatDistanceToNowStrict } from "date-fns/formatDistanceToNowStrict";
import { type AnswerDto, answerLabels } from "@/lib/contacts/answer-schema";

/** "Called by asha", "No answer needed, says asha". */
export const answerText = ({ how, by }: AnswerDto): string =>
  how === "none" ? `${answerLabels.none}, says ${by}` : `${answerLabels[how]} by ${by}`;

/** How long a lead has waited: "Waiting for 3 days". */
export const waitingText = (createdAt: string): string =>
  `Waiting for ${formatDistanceToNowStrict(createdAt)}`;

/** "3 hours" of a number of seconds. */
export const durationText = (seconds: number): string => formatDistanceStrict(0, seconds * 1_000);
