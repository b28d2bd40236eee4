"use client";

import { IconArrowBackUp, IconPhone } from "@tabler/icons-react";
import type { ContactRowDto } from "@/lib/contacts/row-schema";
import { failureText } from "@/components/portal/requests/failure-text";
import { answerText, waitingText } from "./answer-words";
import styles from "./contacts-table.module.css";
import { useAnswer } from "./use-answer";

type RowAnswerProps = {
  /** Of who wrote. */
  name: string;
  row: ContactRowDto;
};

/** Whether a lead is answered, and the one press that says that it was called, or takes that back. */
export function RowAnswer({ name, row: { id, answer, createdAt } }: RowAnswerProps) {
  const marking = useAnswer(id);
  const press = () => {
    if (!marking.isPending) marking.mutate(answer ? null : "called");
  };
  return (
    <div className={styles.answer}>
      <span className={answer ? styles.answered : styles.waiting}>
        {answer ? answerText(answer) : waitingText(createdAt)}
      </span>
      <button
        type="button"
        className={styles.press}
        aria-busy={marking.isPending || undefined}
        aria-label={answer ? `Open ${name} again` : `Mark ${name} as called`}
        onClick={press}
      >
        {answer ? (
          <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
        ) : (
          <IconPhone size={16} stroke={1.75} aria-hidden="true" />
        )}
        {answer ? "Open again" : "Mark as called"}
      </button>
      {marking.error && (
        <span role="alert" className={styles.failure}>
          {failureText(marking.error)}
        </span>
      )}
    </div>
  );
}
