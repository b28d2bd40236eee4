import { formatDistanceStrict } from "date-fns/formatDistanceStrict";
import { formatDistanceToNowStrict } from "date-fns/formatDistanceToNowStrict";
import { type AnswerDto, answerLabels } from "@/lib/contacts/schema";

/** Returns text such as "Called by asha" or "No answer needed, says asha". */
export const formatAnswer = ({ how, by }: AnswerDto): string =>
  how === "none" ? `No answer needed, says ${by}` : `${answerLabels[how]} by ${by}`;

/** Returns text such as "Waiting for 3 days". */
export const formatWaiting = (createdAt: string): string =>
  `Waiting for ${formatDistanceToNowStrict(createdAt)}`;

/** Returns text such as "3 hours". */
export const formatRoundedDuration = (seconds: number): string =>
  formatDistanceStrict(0, seconds * 1_000);
