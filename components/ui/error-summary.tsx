"use client";

import { useEffect, useId, useRef } from "react";
import {
  type FieldPath,
  type FieldValues,
  useFormState,
  type UseFormReturn,
} from "react-hook-form";
import styles from "./error-summary.module.css";

type ErrorSummaryProps<Values extends FieldValues, Output> = {
  /** Made with `shouldFocusError: false`: the focus is set from here. */
  form: UseFormReturn<Values, unknown, Output>;
};

/**
 * Brings what has the focus into sight at once. The smooth scroll that the page has for its links
 * would be dropped where another one is still running, and leave the mistake out of sight.
 */
function showFocused() {
  const focused = document.activeElement;
  if (!focused) return;
  // With large text a summary is taller than a phone: in the middle it would have lost its title.
  const isTall = focused.clientHeight > innerHeight / 2;
  focused.scrollIntoView({ block: isTall ? "start" : "center", behavior: "instant" });
}

/**
 * After a submit that found mistakes: one takes the focus to its field, several bring up a
 * summary that takes the focus and leads to each field.
 */
export function ErrorSummary<Values extends FieldValues, Output>({
  form,
}: ErrorSummaryProps<Values, Output>) {
  const { errors, submitCount } = useFormState({ control: form.control });
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const mistakes = Object.entries(errors).map(([name, error]) => ({
    name: name as FieldPath<Values>,
    message: String(error?.message ?? ""),
  }));

  const focusMistakes = useRef(() => {});
  useEffect(() => {
    focusMistakes.current = () => {
      if (mistakes.length === 1) form.setFocus(mistakes[0]!.name);
      if (mistakes.length > 1) summary.current?.focus();
      if (mistakes.length > 0) showFocused();
    };
  });
  useEffect(() => {
    if (submitCount > 0) focusMistakes.current();
  }, [submitCount]);

  if (submitCount === 0 || mistakes.length < 2) return null;
  return (
    <div
      ref={summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.summary}
    >
      <p id={titleId} className={styles.title}>
        Please correct {mistakes.length} fields
      </p>
      <ul className={styles.list}>
        {mistakes.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                form.setFocus(name);
                showFocused();
              }}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
