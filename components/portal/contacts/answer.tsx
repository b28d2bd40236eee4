"use client";

import { useRef, useState } from "react";
import { answerLabels, type AnswerWay, answerWays } from "@/lib/contacts/answer-schema";
import type { ContactDetailDto } from "@/lib/contacts/detail-schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { localDateTime } from "../lists/local-date-time";
import { answerText, waitingText } from "./answer-words";
import styles from "./contact-dialog.module.css";
import { ReplyLinks } from "./reply-links";
import { useAnswer } from "./use-answer";

/** How to answer a lead, and whether somebody has: said with one press, and taken back with one. */
export function Answer({ contact }: { contact: ContactDetailDto }) {
  const { id, answer, createdAt } = contact;
  /** How it was just answered from here, so that it is asked whether that holds. */
  const [taken, setTaken] = useState<AnswerWay | null>(null);
  const marking = useAnswer(id);
  const state = useRef<HTMLParagraphElement>(null);
  const mark = (how: AnswerWay | null) => {
    if (marking.isPending) return;
    marking.mutate(how, {
      onSuccess: () => {
        setTaken(null);
        // The button goes, and the focus would go with it.
        state.current?.focus();
      },
    });
  };
  return (
    <section className={styles.section} aria-label="Answer">
      <ReplyLinks contact={contact} createdAt={createdAt} onTaken={setTaken} />
      <p ref={state} tabIndex={-1} role="status" className={styles.state}>
        {answer
          ? `${answerText(answer)} on ${localDateTime(answer.at)}.`
          : `${waitingText(createdAt)}.`}
      </p>
      {answer ? (
        <ActionButton variant="outline" busy={marking.isPending} onClick={() => mark(null)}>
          Open again
        </ActionButton>
      ) : (
        <Question
          taken={taken}
          marked={marking.isPending ? marking.variables : null}
          onAnswer={mark}
          onNo={setTaken}
        />
      )}
      {marking.error && <FailureNotice error={marking.error} action="mark it" />}
    </section>
  );
}

type QuestionProps = {
  taken: AnswerWay | null;
  /** What it is being marked as. */
  marked: AnswerWay | null;
  onAnswer: (how: AnswerWay) => void;
  onNo: (taken: null) => void;
};

function Question({ taken, marked, onAnswer, onNo }: QuestionProps) {
  const ways = taken === null ? answerWays : [taken];
  return (
    <div role="group" aria-labelledby="mark-as-answered" className={styles.question}>
      <p id="mark-as-answered" role="status">
        {taken === null ? "Mark as answered:" : "Mark as answered?"}
      </p>
      <div className={styles.buttons}>
        {ways.map((how) => (
          <ActionButton
            key={how}
            variant={taken === null ? "outline" : "filled"}
            busy={marked === how}
            onClick={() => onAnswer(how)}
          >
            {taken === null ? answerLabels[how] : `Yes, ${answerLabels[how].toLowerCase()}`}
          </ActionButton>
        ))}
        {taken !== null && (
          <ActionButton variant="outline" onClick={() => onNo(null)}>
            Not yet
          </ActionButton>
        )}
      </div>
    </div>
  );
}
