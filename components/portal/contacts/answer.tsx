"use client";

import { useRef, useState } from "react";
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
import { ReplyLinks } from "./reply-links";
import { useAnswer } from "./use-answer";

export function AnswerSection({ contact }: { contact: ContactDetailDto }) {
  const { id, answer, createdAt } = contact;
  /** Set when the user opens a reply link. The question below then offers only this method. */
  const [usedMethod, setUsedMethod] = useState<AnswerMethod | null>(null);
  const marking = useAnswer(id);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const mark = (method: AnswerMethod | null) => {
    if (marking.isPending) return;
    marking.mutate(method, {
      onSuccess: () => {
        setUsedMethod(null);
        // The clicked button, which has the focus, disappears.
        statusRef.current?.focus();
      },
    });
  };
  return (
    <section className={styles.section} aria-label="Answer">
      <ReplyLinks contact={contact} createdAt={createdAt} onUse={setUsedMethod} />
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
          onDecline={() => setUsedMethod(null)}
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
