"use client";

import "@/components/portal/styles";
import { useHash, useMounted } from "@mantine/hooks";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
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
import { PasswordField } from "@/components/portal/forms/password-field";
import { TextField } from "@/components/portal/forms/text-field";
import { adviseOnFailure, describeFailure } from "@/components/portal/requests/failure-text";
import styles from "./auth.module.css";

const REDIRECT_MS = 2_000;

const wordings = {
  account: {
    button: "Create Admin Account",
    busyLabel: "Creating Account...",
    successMessage: "Admin account created successfully! You can now login.",
    failureMessage: "Registration failed",
  },
  password: {
    button: "Set New Password",
    busyLabel: "Setting Password...",
    successMessage:
      "Your new password is set, and you are signed out everywhere. You can now log in.",
    failureMessage: "The password could not be set. Please try again.",
  },
};

/** Links carry their token in the fragment, which stays out of server logs. */
const readFragment = (hash: string) => new URLSearchParams(hash.slice(1));

/** Returns the token of `#setup=…` or `#invite=…` as a header. */
function readLinkHeaders(): Record<string, string> {
  const fragment = readFragment(window.location.hash);
  const [setup, invite] = [fragment.get("setup"), fragment.get("invite")];
  return {
    ...(setup && { "X-Setup-Token": setup }),
    ...(invite && { "X-Invite-Token": invite }),
  };
}

type RegistrationFormProps = {
  /** `account` creates an administrator, `password` sets a new password for the user named in the link. */
  purpose: keyof typeof wordings;
  /** True if an administrator exists, so that the server accepts only invited colleagues. */
  needsInvitation?: boolean;
};

/** Submits the registration, and redirects to the sign-in page after success (spec §9). */
function useRegistration(form: UseFormReturn<RegistrationFormValues>, defaultFailure: string) {
  const [outcome, setOutcome] = useState<{ isDone: boolean; failure: string | null }>({
    isDone: false,
    failure: null,
  });
  useEffect(() => {
    if (!outcome.isDone) return;
    const timer = setTimeout(() => window.location.assign(paths.login), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [outcome.isDone]);

  const register = useSingleFlight(async ({ username, password }: RegistrationFormValues) => {
    setOutcome({ isDone: false, failure: null });
    try {
      const body = { username, password };
      await request("POST", "/api/register", { body, headers: readLinkHeaders() });
      setOutcome({ isDone: true, failure: null });
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const message =
        error instanceof HttpError
          ? error.body?.error
          : `${describeFailure(error)} ${adviseOnFailure(error, "try")}`;
      setOutcome({ isDone: false, failure: message ?? defaultFailure });
    }
  });
  return { outcome, register };
}

/** Creates an administrator, or sets a new password from a link (spec §2, §4, §5). */
export function RegistrationForm({ purpose, needsInvitation = false }: RegistrationFormProps) {
  const wording = wordings[purpose];
  const form = useForm<RegistrationFormValues>({
    resolver: zodResolver(registrationFormSchema),
    defaultValues: { username: "", password: "", confirmPassword: "" },
    shouldFocusError: false,
  });
  const { setValue, formState } = form;
  const { outcome, register } = useRegistration(form, wording.failureMessage);
  const [hash] = useHash();
  const fragment = readFragment(hash);
  const username = fragment.get("username");
  useEffect(() => {
    if (username !== null) setValue("username", username);
  }, [username, setValue]);

  return (
    <div className={`container ${styles.content}`}>
      <FormProvider {...form}>
        {/* "post" keeps the password out of the URL if the form is submitted before hydration. */}
        <form
          method="post"
          noValidate
          className={`${styles.card} ${styles.form}`}
          onSubmit={form.handleSubmit(register)}
        >
          {needsInvitation && <InvitationNote isInvited={fragment.has("invite")} />}
          <ErrorSummary form={form} />
          {outcome.failure && (
            <FormOutcome kind="error">
              {outcome.failure}
              {fragment.has("invite") && (
                // An earlier attempt may have succeeded although its response was lost.
                <>
                  {" "}
                  If you have already used this link, <a href={paths.login}>log in</a>.
                </>
              )}
            </FormOutcome>
          )}
          {outcome.isDone && <FormOutcome kind="success">{wording.successMessage}</FormOutcome>}
          <TextField<RegistrationFormValues>
            name="username"
            label="Username"
            autoComplete="username"
            required
            readOnly={username !== null}
            autoCapitalize="none"
          />
          <PasswordField<RegistrationFormValues>
            name="password"
            label="Password"
            description={fragment.has("invite") && passwordHint}
            autoComplete="new-password"
            required
          />
          <PasswordField<RegistrationFormValues>
            name="confirmPassword"
            label="Confirm Password"
            autoComplete="new-password"
            required
          />
          <ActionButton type="submit" isBusy={formState.isSubmitting} disabled={outcome.isDone}>
            {formState.isSubmitting ? wording.busyLabel : wording.button}
          </ActionButton>
        </form>
      </FormProvider>
    </div>
  );
}

/** Takes its space before the browser has read the link's fragment, so that the fields do not move. */
function InvitationNote({ isInvited }: { isInvited: boolean }) {
  const isMounted = useMounted();
  return (
    <p className={styles.note} data-pending={!isMounted || undefined}>
      {isInvited
        ? "You are invited: choose a username and password."
        : "Ask an administrator for an invitation link."}{" "}
      Have an account? <a href={paths.login}>Log in</a>
    </p>
  );
}
