"use client";

import { useHash } from "@mantine/hooks";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { showFieldErrors } from "@/components/ui/field-errors";
import { FormOutcome } from "@/components/ui/form-outcome";
import { useSingleFlight } from "@/components/ui/use-single-flight";
import { HttpError, request } from "@/lib/http/client";
import { paths } from "@/lib/core/paths";
import {
  passwordHint,
  registrationFormSchema,
  type RegistrationFormValues,
} from "@/lib/auth/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { TextField } from "@/components/portal/forms/text-field";
import styles from "./auth.module.css";

/** From success to the sign-in page: spec §9. */
const REDIRECT_MS = 2_000;

/** The token that `/register#setup=…` or `#invite=…` carries (design §2); fragments stay out of logs. */
function linkHeaders(): Record<string, string> {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  const [setup, invite] = [fragment.get("setup"), fragment.get("invite")];
  return {
    ...(setup && { "X-Setup-Token": setup }),
    ...(invite && { "X-Invite-Token": invite }),
  };
}

/** Makes the first administrator, or does what an invitation is for (spec §2, §4, §5). */
export function RegistrationForm() {
  const [outcome, setOutcome] = useState<{ done: boolean; failure: string | null }>({
    done: false,
    failure: null,
  });
  const form = useForm<RegistrationFormValues>({
    resolver: zodResolver(registrationFormSchema),
    defaultValues: { username: "", password: "", confirmPassword: "" },
    shouldFocusError: false,
  });
  const { isSubmitting } = form.formState;
  const [hash] = useHash();

  useEffect(() => {
    if (!outcome.done) return;
    const timer = setTimeout(() => window.location.assign(paths.login), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [outcome.done]);

  const register = useSingleFlight(async ({ username, password }: RegistrationFormValues) => {
    setOutcome({ done: false, failure: null });
    try {
      const body = { username, password };
      await request("POST", "/api/register", { body, headers: linkHeaders() });
      setOutcome({ done: true, failure: null });
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const said = error instanceof HttpError ? error.body?.error : undefined;
      setOutcome({ done: false, failure: said ?? "Registration failed" });
    }
  });

  return (
    <div className={`container ${styles.registration}`}>
      <FormProvider {...form}>
        {/* method: nothing lands in an address when it is sent before the page is awake. */}
        <form
          method="post"
          noValidate
          className={`${styles.card} ${styles.form}`}
          onSubmit={form.handleSubmit(register)}
        >
          <ErrorSummary form={form} />
          {outcome.failure && <FormOutcome kind="error">{outcome.failure}</FormOutcome>}
          {outcome.done && (
            <FormOutcome kind="success">
              Admin account created successfully! You can now login.
            </FormOutcome>
          )}
          <TextField<RegistrationFormValues>
            name="username"
            label="Username"
            autoComplete="username"
            required
            autoCapitalize="none"
          />
          <TextField<RegistrationFormValues>
            name="password"
            label="Password"
            description={hash.includes("invite=") && passwordHint}
            type="password"
            autoComplete="new-password"
            required
          />
          <TextField<RegistrationFormValues>
            name="confirmPassword"
            label="Confirm Password"
            type="password"
            autoComplete="new-password"
            required
          />
          <ActionButton type="submit" busy={isSubmitting} disabled={outcome.done}>
            {isSubmitting ? "Creating Account..." : "Create Admin Account"}
          </ActionButton>
        </form>
      </FormProvider>
    </div>
  );
}
