"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { ActionButton } from "@/components/portal/forms/action-button";
import { TextField } from "@/components/portal/forms/text-field";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { ErrorSummary } from "@/components/ui/error-summary";
import { showFieldErrors } from "@/components/ui/field-errors";
import { FormOutcome } from "@/components/ui/form-outcome";
import { useSingleFlight } from "@/components/ui/use-single-flight";
import {
  PASSWORD_MIN,
  passwordChangeFormSchema,
  type PasswordChangeFormValues,
} from "@/lib/auth/schema";
import { readStoredSession } from "@/lib/auth/stored-session";
import { FailureNotice } from "../dialogs/failure-notice";
import styles from "./account.module.css";

const empty = { password: "", newPassword: "", confirmPassword: "" };

/** Changes one's own password, with the present one. What is typed is kept nowhere. */
export function PasswordForm() {
  const form = useForm<PasswordChangeFormValues>({
    resolver: zodResolver(passwordChangeFormSchema),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const change = useMutation({
    mutationFn: ({ password, newPassword }: PasswordChangeFormValues) =>
      portalRequest("PUT", "/api/account/password", { body: { password, newPassword } }),
    onSuccess: () => form.reset(empty),
    onError: (error) => showFieldErrors(form, error),
  });
  const send = useSingleFlight(async (values: PasswordChangeFormValues) => {
    await change.mutateAsync(values).catch(() => undefined);
  });
  const { errors, isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <form method="post" noValidate className={styles.form} onSubmit={form.handleSubmit(send)}>
        <ErrorSummary form={form} />
        {change.error && Object.keys(errors).length === 0 && (
          <FailureNotice error={change.error} action="change it" />
        )}
        {change.isSuccess && !isDirty && (
          <FormOutcome kind="success">
            Your password is changed. Everywhere else you are signed out.
          </FormOutcome>
        )}
        {/* A password manager keeps the new password under this name. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={readStoredSession()?.user.username ?? ""}
          readOnly
          hidden
        />
        <TextField<PasswordChangeFormValues>
          name="password"
          label="Present password"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField<PasswordChangeFormValues>
          name="newPassword"
          label="New password"
          description={`At least ${PASSWORD_MIN} characters. A few words that only you would put together are a good one.`}
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
        <ActionButton type="submit" busy={change.isPending}>
          {change.isPending ? "Changing..." : "Change password"}
        </ActionButton>
      </form>
    </FormProvider>
  );
}
