"use client";

import type { ComponentProps, ReactNode } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { type ConfirmationFormValues, confirmationSchema } from "@/lib/auth/schema";
import { AccountForm } from "./account-form";
import styles from "./account.module.css";
import { CurrentPasswordField } from "./current-password-field";

type PasswordConfirmationProps = Pick<
  ComponentProps<typeof AccountForm<ConfirmationFormValues>>,
  "label" | "busyLabel" | "isDanger" | "send"
> & { title: string; onCancel: () => void; children?: ReactNode };

/** Asks for the password of the signed-in user before a risky action. */
export function PasswordConfirmation({
  title,
  onCancel,
  children,
  ...form
}: PasswordConfirmationProps) {
  return (
    <section className={styles.section} aria-labelledby="confirmation">
      <h3 id="confirmation" className={styles.title}>
        {title}
      </h3>
      {children}
      <AccountForm<ConfirmationFormValues>
        {...form}
        schema={confirmationSchema}
        emptyValues={{ password: "" }}
      >
        <CurrentPasswordField autoFocus />
      </AccountForm>
      <ActionButton variant="subtle" onClick={onCancel}>
        Cancel
      </ActionButton>
    </section>
  );
}
