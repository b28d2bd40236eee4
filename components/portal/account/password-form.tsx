"use client";

import { useState } from "react";
import { TextField } from "@/components/portal/forms/text-field";
import { FormOutcome } from "@/components/ui/form-outcome";
import {
  passwordChangeFormSchema,
  type PasswordChangeFormValues,
  passwordHint,
} from "@/lib/auth/schema";
import { AccountForm } from "./account-form";
import styles from "./account.module.css";
import { confirmedRequest } from "./confirmed-request";
import { CurrentPassword } from "./current-password";

const empty = { password: "", newPassword: "", confirmPassword: "" };

/** Changes one's own password, with the current one. */
export function PasswordForm() {
  const [changed, setChanged] = useState(0);
  return (
    <div className={styles.section}>
      {changed > 0 && (
        <FormOutcome key={changed} kind="success">
          Your password is changed. You are signed out on all other devices.
        </FormOutcome>
      )}
      <AccountForm<PasswordChangeFormValues>
        schema={passwordChangeFormSchema}
        empty={empty}
        label="Change password"
        busyLabel="Changing..."
        ifItWorked="If you have to sign in again, try the new password first: it may already be in effect."
        send={async ({ password, newPassword }) => {
          setChanged(0);
          await confirmedRequest("PUT", "/api/account/password", { password, newPassword });
          setChanged((count) => count + 1);
        }}
      >
        <CurrentPassword />
        <TextField<PasswordChangeFormValues>
          name="newPassword"
          label="New password"
          description={passwordHint}
          type="password"
          autoComplete="new-password"
          required
        />
        <TextField<PasswordChangeFormValues>
          name="confirmPassword"
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
          required
        />
      </AccountForm>
    </div>
  );
}
