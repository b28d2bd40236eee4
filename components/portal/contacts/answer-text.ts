import { formatDistanceStrict } from "date-fns/formatDistanceStrict";
import { formatDistanceToNowStrict } from "date-fns/formatDistanceToNowStrict";
import { type AnswerDto, answerLabels } from "@/lib/contacts/schema";

/** Returns text such as "Called by asha" or "No answer needed, says asha". */
export const answerText = ({ how, by }: AnswerDto): string =>
  how === "none" ? `No answer needed, says ${by}` : `${answerLabels[how]} by ${by}`;

/** Returns text such as "Waiting for 3 days". */
export const waitingText = (createdAt: string): string =>
  `Waiting for ${formatDistanceToNowStrict(createdAt)}`;

/** Returns text such as "3 hours". */
export const durationText = (seconds: number): string => formatDistanceStrict(0, seconds * 1_000);
