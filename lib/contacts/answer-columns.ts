import type { AnswerDto, AnswerWay } from "./answer-schema";

/** What is read of an answer. */
export const answerColumns = { answeredAt: true, answeredBy: true, answeredHow: true } as const;

type AnswerRow = {
  answeredAt: Date | null;
  answeredBy: string | null;
  answeredHow: string | null;
};

/** An answer, or null where there is none yet. */
export const toAnswerDto = ({ answeredAt, answeredBy, answeredHow }: AnswerRow): AnswerDto | null =>
  answeredAt && {
    how: answeredHow as AnswerWay,
    by: answeredBy ?? "",
    at: answeredAt.toISOString(),
  };
