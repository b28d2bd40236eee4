"use client";

import { IconArrowBackUp, IconPhone } from "@tabler/icons-react";
import type { ContactRowDto } from "@/lib/contacts/schema";
import { describeFailure } from "@/components/portal/requests/failure-text";
import { formatAnswer, formatWaiting } from "./answer-text";
import styles from "./contacts-table.module.css";
import { useAnswer } from "./use-answer";

type RowAnswerProps = {
  /** The sender's name. */
  name: string;
  row: ContactRowDto;
};

/** Shows the answer or the waiting time of a lead, with a button that marks the lead as called or reopens it. */
export function RowAnswer({ name, row: { id, answer, createdAt } }: RowAnswerProps) {
  const mutation = useAnswer(id);
  const toggle = () => {
    if (!mutation.isPending) mutation.mutate(answer ? null : "called");
  };
  return (
    <div className={styles.answer}>
      <span className={answer ? styles.answered : styles.waiting}>
        {answer ? formatAnswer(answer) : formatWaiting(createdAt)}
      </span>
      <button
        type="button"
        className={styles.press}
        aria-busy={mutation.isPending || undefined}
        aria-label={answer ? `Reopen ${name}` : `Mark ${name} as called`}
        onClick={toggle}
      >
        {answer ? (
          <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
        ) : (
          <IconPhone size={16} stroke={1.75} aria-hidden="true" />
        )}
        {answer ? "Reopen" : "Mark as Called"}
      </button>
      {mutation.error && (
        <span role="alert" className={styles.failure}>
          {describeFailure(mutation.error)}
        </span>
      )}
    </div>
  );
}
