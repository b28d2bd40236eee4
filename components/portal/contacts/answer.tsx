"use client";

import { useRef } from "react";
import {
  answerLabels,
  type AnswerMethod,
  answerMethods,
  type ContactDetailDto,
} from "@/lib/contacts/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { formatLocalDateTime } from "../lists/local-date-time";
import { formatAnswer, formatWaiting } from "./answer-text";
import styles from "./contact-dialog.module.css";
import { useAnswer } from "./use-answer";

type AnswerSectionProps = {
  contact: ContactDetailDto;
  usedMethod: AnswerMethod | null;
  onUsedMethodChange: (method: AnswerMethod | null) => void;
};

export function AnswerSection({ contact, usedMethod, onUsedMethodChange }: AnswerSectionProps) {
  const { id, answer, createdAt } = contact;
  const marking = useAnswer(id);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const mark = (method: AnswerMethod | null) => {
    if (marking.isPending) return;
    marking.mutate(method, {
      onSuccess: () => {
        onUsedMethodChange(null);
        // The clicked button, which has the focus, disappears.
        statusRef.current?.focus();
      },
    });
  };
  return (
    <section className={styles.answer} aria-label="Answer">
      <p ref={statusRef} tabIndex={-1} role="status" className={styles.state}>
        {answer
          ? `${formatAnswer(answer)} on ${formatLocalDateTime(answer.at)}.`
          : `${formatWaiting(createdAt)}.`}
      </p>
      {answer ? (
        <ActionButton variant="outline" isBusy={marking.isPending} onClick={() => mark(null)}>
          Reopen
        </ActionButton>
      ) : (
        <Question
          usedMethod={usedMethod}
          pendingMethod={marking.isPending ? marking.variables : null}
          onAnswer={mark}
          onDecline={() => onUsedMethodChange(null)}
        />
      )}
      {marking.error && <FailureNotice error={marking.error} action="try" />}
    </section>
  );
}

type QuestionProps = {
  usedMethod: AnswerMethod | null;
  pendingMethod: AnswerMethod | null;
  onAnswer: (method: AnswerMethod) => void;
  onDecline: () => void;
};

function Question({ usedMethod, pendingMethod, onAnswer, onDecline }: QuestionProps) {
  const methods = usedMethod === null ? answerMethods : [usedMethod];
  return (
    <div role="group" aria-labelledby="mark-as-answered" className={styles.question}>
      <p id="mark-as-answered" role="status">
        {usedMethod === null ? "Mark as answered:" : "Mark as answered?"}
      </p>
      <div className={styles.buttons}>
        {methods.map((method) => (
          <ActionButton
            key={method}
            variant={usedMethod === null ? "outline" : "filled"}
            isBusy={pendingMethod === method}
            onClick={() => onAnswer(method)}
          >
            {usedMethod === null ? answerLabels[method] : `Yes, ${answerLabels[method]}`}
          </ActionButton>
        ))}
        {usedMethod !== null && (
          <ActionButton variant="outline" onClick={onDecline}>
            Not Yet
          </ActionButton>
        )}
      </div>
    </div>
  );
}
