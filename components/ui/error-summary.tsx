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
  /** Needs `shouldFocusError: false`, because this component sets the focus. */
  form: UseFormReturn<Values, unknown, Output>;
};

/** Scrolls without animation, because browsers ignore a smooth scroll while another one runs. */
function scrollToFocused() {
  const focused = document.activeElement;
  if (!focused) return;
  // With large text, a summary may be taller than a phone's screen. Centring it would hide its title.
  const isTall = focused.clientHeight > innerHeight / 2;
  focused.scrollIntoView({ block: isTall ? "start" : "center", behavior: "instant" });
}

/** After a failed submit, focuses the invalid field or, if there are several, a summary that links to them. */
export function ErrorSummary<Values extends FieldValues, Output>({
  form,
}: ErrorSummaryProps<Values, Output>) {
  const { errors, submitCount } = useFormState({ control: form.control });
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const fieldErrors = Object.entries(errors).map(([name, error]) => ({
    name: name as FieldPath<Values>,
    message: String(error?.message ?? ""),
  }));

  const focusErrors = useRef(() => {});
  useEffect(() => {
    focusErrors.current = () => {
      if (fieldErrors.length === 1) form.setFocus(fieldErrors[0]!.name);
      if (fieldErrors.length > 1) summary.current?.focus();
      if (fieldErrors.length > 0) scrollToFocused();
    };
  });
  useEffect(() => {
    if (submitCount > 0) focusErrors.current();
  }, [submitCount]);

  if (submitCount === 0 || fieldErrors.length < 2) return null;
  return (
    <div
      ref={summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.summary}
    >
      <p id={titleId} className={styles.title}>
        Please correct {fieldErrors.length} fields
      </p>
      <ul className={styles.list}>
        {fieldErrors.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                form.setFocus(name);
                scrollToFocused();
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
