"use client";

import { useState } from "react";
import { PasswordField } from "@/components/portal/forms/password-field";
import { FormOutcome } from "@/components/ui/form-outcome";
import {
  passwordChangeFormSchema,
  type PasswordChangeFormValues,
  passwordHint,
} from "@/lib/auth/schema";
import { AccountForm } from "./account-form";
import styles from "./account.module.css";
import { requestWithPassword } from "./request-with-password";
import { CurrentPasswordField } from "./current-password-field";

const emptyValues = { password: "", newPassword: "", confirmPassword: "" };

export function PasswordForm() {
  const [changeCount, setChangeCount] = useState(0);
  return (
    <div className={styles.section}>
      {changeCount > 0 && (
        <FormOutcome key={changeCount} kind="success">
          Your password has been changed. You are signed out on all other devices.
        </FormOutcome>
      )}
      <AccountForm<PasswordChangeFormValues>
        schema={passwordChangeFormSchema}
        emptyValues={emptyValues}
        label="Change Password"
        busyLabel="Changing..."
        lostResponseAdvice="If you have to sign in again, try the new password first: it may already be in effect."
        send={async ({ password, newPassword }) => {
          setChangeCount(0);
          await requestWithPassword("PUT", "/api/account/password", { password, newPassword });
          setChangeCount((count) => count + 1);
        }}
      >
        <CurrentPasswordField />
        <PasswordField<PasswordChangeFormValues>
          name="newPassword"
          label="New password"
          description={passwordHint}
          autoComplete="new-password"
          required
        />
        <PasswordField<PasswordChangeFormValues>
          name="confirmPassword"
          label="Confirm new password"
          autoComplete="new-password"
          required
        />
      </AccountForm>
    </div>
  );
}
