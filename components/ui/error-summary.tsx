"use client";

import { useEffect, useId, useRef } from "react";
import {
  type FieldPath,
  type FieldValues,
  useFormState,
  type UseFormReturn,
} from "react-hook-form";
import styles from "./error-summary.module.css";
import { listFieldErrors } from "./field-errors";

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

/** Opens the sections around a field. Browsers do not focus fields in closed sections. */
function openSections(field: Element | undefined) {
  let section = field?.closest("details");
  while (section) {
    section.open = true;
    section = section.parentElement?.closest("details");
  }
}

/** After a failed submit, focuses the invalid field or, if there are several, a summary that links to them. */
export function ErrorSummary<Values extends FieldValues, Output>({
  form,
}: ErrorSummaryProps<Values, Output>) {
  const { errors, submitCount } = useFormState({ control: form.control });
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const fieldErrors = listFieldErrors(errors);

  const focusField = ({ name, ref }: (typeof fieldErrors)[number]) => {
    const field = ref instanceof HTMLElement ? ref : document.getElementsByName(name)[0];
    openSections(field);
    if (ref) form.setFocus(name as FieldPath<Values>);
    else field?.focus();
    scrollToFocused();
  };

  const focusErrors = useRef(() => {});
  useEffect(() => {
    focusErrors.current = () => {
      const [first, second] = fieldErrors;
      if (first && !second) return focusField(first);
      summary.current?.focus();
      if (second) scrollToFocused();
    };
  });
  useEffect(() => {
    if (submitCount > 0) focusErrors.current();
  }, [submitCount]);

  const hasErrors = submitCount > 0 && fieldErrors.length > 0;
  useEffect(() => {
    if (!hasErrors) return;
    document.title = `Error: ${document.title}`;
    // After a navigation, the new title has no prefix.
    return () => {
      document.title = document.title.replace(/^Error: /, "");
    };
  }, [hasErrors]);

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
        {fieldErrors.map((fieldError) => (
          <li key={fieldError.name}>
            <button type="button" className={styles.link} onClick={() => focusField(fieldError)}>
              {fieldError.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
