"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type DefaultValues, type FieldValues, FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { ActionButton } from "@/components/portal/forms/action-button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { showFieldErrors } from "@/components/ui/field-errors";
import { useSingleFlight } from "@/components/ui/use-single-flight";
import { readStoredSession } from "@/lib/auth/stored-session";
import { FailureNotice } from "../dialogs/failure-notice";
import styles from "./account.module.css";

type AccountFormProps<Values extends FieldValues> = {
  schema: z.ZodType<Values, Values>;
  emptyValues: Values;
  label: string;
  busyLabel: string;
  isDanger?: boolean;
  send: (values: Values) => Promise<unknown>;
  /** Shown below an error, because the request may have succeeded although its response was lost. */
  lostResponseAdvice?: string;
  children: ReactNode;
};

/** Renders a form of the account dialog. Clears the values on success and never stores them. */
export function AccountForm<Values extends FieldValues>({
  schema,
  emptyValues,
  label,
  busyLabel,
  isDanger = false,
  send,
  lostResponseAdvice,
  children,
}: AccountFormProps<Values>) {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: emptyValues as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => form.reset(emptyValues),
    onError: (error) => {
      if (!showFieldErrors(form, error)) return;
      const [first] = Object.keys(form.formState.errors);
      if (first) form.setFocus(first as Parameters<typeof form.setFocus>[0]);
    },
  });
  const submit = useSingleFlight(async (values: Values) => {
    await sending.mutateAsync(values).catch(() => undefined);
  });
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  return (
    <FormProvider {...form}>
      <form method="post" noValidate className={styles.form} onSubmit={form.handleSubmit(submit)}>
        <ErrorSummary form={form} />
        {sending.error && !hasErrors && (
          <>
            <FailureNotice error={sending.error} action="try" />
            {lostResponseAdvice && <p>{lostResponseAdvice}</p>}
          </>
        )}
        {/* Password managers save the new password under this username. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={readStoredSession()?.user.username ?? ""}
          readOnly
          hidden
        />
        {children}
        <ActionButton
          type="submit"
          color={isDanger ? "danger" : undefined}
          isBusy={sending.isPending}
        >
          {sending.isPending ? busyLabel : label}
        </ActionButton>
      </form>
    </FormProvider>
  );
}
