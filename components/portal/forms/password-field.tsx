"use client";

import { type ComponentProps, useState } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import styles from "./password-field.module.css";
import { TextField } from "./text-field";

type PasswordFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof TextField<Values>>,
  "label" | "type"
> & { label: string };

/** Hides the password while it is sent, so that browsers do not store it as ordinary text. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const [isShown, setShown] = useState(false);
  const { isSubmitting } = useFormState<Values>();
  const action = isShown ? "Hide" : "Show";
  return (
    <TextField<Values>
      {...props}
      type={isShown && !isSubmitting ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="4rem"
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={styles.toggle}
          aria-label={`${action} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          {action}
        </button>
      }
    />
  );
}
