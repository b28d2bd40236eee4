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
import { failureAdvice, failureText } from "@/components/portal/requests/failure-text";
import styles from "./auth.module.css";

/** From success to the sign-in page: spec §9. */
const REDIRECT_MS = 2_000;

const wordings = {
  account: {
    button: "Create Admin Account",
    busy: "Creating Account...",
    done: "Admin account created successfully! You can now login.",
    failed: "Registration failed",
  },
  password: {
    button: "Set New Password",
    busy: "Setting Password...",
    done: "Your new password is set, and you are signed out everywhere. You can now log in.",
    failed: "The password could not be set",
  },
};

/** What stands behind the `#` of a link (design §2); fragments stay out of logs. */
const readFragment = (hash: string) => new URLSearchParams(hash.slice(1));

/** The token that `#setup=…` or `#invite=…` carries. */
function linkHeaders(): Record<string, string> {
  const fragment = readFragment(window.location.hash);
  const [setup, invite] = [fragment.get("setup"), fragment.get("invite")];
  return {
    ...(setup && { "X-Setup-Token": setup }),
    ...(invite && { "X-Invite-Token": invite }),
  };
}

type RegistrationFormProps = {
  /** What is made: an administrator's account, or a new password for the one that the link names. */
  purpose: keyof typeof wordings;
};

/** Makes the first administrator, or does what an invitation is for (spec §2, §4, §5). */
export function RegistrationForm({ purpose }: RegistrationFormProps) {
  const words = wordings[purpose];
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
  const fragment = readFragment(hash);
  const username = fragment.get("username");
  const { setValue } = form;

  useEffect(() => {
    if (username !== null) setValue("username", username);
  }, [username, setValue]);

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
      const said =
        error instanceof HttpError
          ? error.body?.error
          : `${failureText(error)} ${failureAdvice(error, "try")}`;
      setOutcome({ done: false, failure: said ?? words.failed });
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
          {outcome.failure && (
            <FormOutcome kind="error">
              {outcome.failure}
              {fragment.has("invite") && (
                // The answer may have been lost, and the link is used.
                <>
                  {" "}
                  If it has worked before, <a href={paths.login}>log in</a>.
                </>
              )}
            </FormOutcome>
          )}
          {outcome.done && <FormOutcome kind="success">{words.done}</FormOutcome>}
          <TextField<RegistrationFormValues>
            name="username"
            label="Username"
            autoComplete="username"
            required
            readOnly={username !== null}
            autoCapitalize="none"
          />
          <TextField<RegistrationFormValues>
            name="password"
            label="Password"
            description={fragment.has("invite") && passwordHint}
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
            {isSubmitting ? words.busy : words.button}
          </ActionButton>
        </form>
      </FormProvider>
    </div>
  );
}
