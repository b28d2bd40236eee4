"use client";

import "@/components/portal/styles";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { useSingleFlight } from "@/components/ui/use-single-flight";
import { HttpError, request } from "@/lib/http/client";
import { paths } from "@/lib/core/paths";
import {
  credentialsSchema,
  signInCodeFormSchema,
  type SignInDto,
  type SignInFormValues,
} from "@/lib/auth/schema";
import { storeRecoveryCodeUse, storeSession } from "@/lib/auth/stored-session";
import { ActionButton } from "@/components/portal/forms/action-button";
import { CodeField } from "@/components/portal/account/code-field";
import { LinkButton } from "@/components/portal/forms/link-button";
import { PasswordField } from "@/components/portal/forms/password-field";
import { TextField } from "@/components/portal/forms/text-field";
import { Notice } from "@/components/ui/notice";
import styles from "./auth.module.css";

const isRecoveryCode = (code: string | undefined) => !!code && !/^[\d\s]+$/.test(code);

/** Signs an administrator in and opens the portal (spec §2, §4). */
export function LoginForm() {
  const [failure, setFailure] = useState<string | null>(null);
  /** `code`: the server has accepted the password and asks for the second factor. */
  const [step, setStep] = useState<"password" | "code" | "otherAccount">("password");
  const isCodeRequired = step === "code";
  const form = useForm<SignInFormValues>({
    resolver: zodResolver(isCodeRequired ? signInCodeFormSchema : credentialsSchema),
    defaultValues: { username: "", password: "", code: "" },
    shouldFocusError: false,
  });
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  // Stays busy after success, until the browser leaves for /admin.
  const isBusy = isSubmitting || (isSubmitSuccessful && failure === null);

  const signIn = useSingleFlight(async (body: SignInFormValues) => {
    setFailure(null);
    try {
      const response = await request("POST", "/api/login", { body, usesCookie: true });
      storeSession((await response.json()) as SignInDto);
      storeRecoveryCodeUse(isRecoveryCode(body.code));
      // The fragment names the portal tab to open.
      window.location.assign(paths.admin + window.location.hash);
    } catch (error) {
      const errorBody = error instanceof HttpError ? error.body : undefined;
      const codeError = errorBody?.fields?.code;
      // The first response only asks for the code; later responses can reject it.
      if (codeError !== undefined && isCodeRequired) form.setError("code", { message: codeError });
      if (errorBody?.code === "unauthorized")
        setStep(codeError === undefined ? "password" : "code");
      setFailure(codeError === undefined ? (errorBody?.error ?? "Login failed") : "");
    }
  });

  return (
    <FormProvider {...form}>
      {/* "post" keeps the password out of the URL if the form is submitted before hydration. */}
      <form method="post" noValidate className={styles.form} onSubmit={form.handleSubmit(signIn)}>
        <ErrorSummary form={form} />
        {failure && <Notice kind="error">{failure}</Notice>}
        {isCodeRequired ? (
          <CodeField
            description="The code from your authenticator app, or a recovery code."
            autoFocus
          />
        ) : (
          <>
            <TextField<SignInFormValues>
              name="username"
              label="Username"
              autoComplete="username"
              required
              autoCapitalize="none"
              autoFocus={step === "otherAccount"}
            />
            <PasswordField<SignInFormValues>
              name="password"
              label="Password"
              autoComplete="current-password"
              required
            />
          </>
        )}
        <ActionButton type="submit" isBusy={isBusy}>
          {isBusy ? "Logging in..." : "Login"}
        </ActionButton>
        {isCodeRequired && (
          <CodeHelp
            username={form.getValues("username")}
            onOtherAccount={() => {
              form.reset();
              setFailure(null);
              setStep("otherAccount");
            }}
          />
        )}
      </form>
    </FormProvider>
  );
}

type CodeHelpProps = { username: string; onOtherAccount: () => void };

function CodeHelp({ username, onOtherAccount }: CodeHelpProps) {
  return (
    <div className={styles.help}>
      <p>
        Signing in as <strong>{username}</strong>.{" "}
        <LinkButton onClick={onOtherAccount}>Use Another Account</LinkButton>
      </p>
      <p>No phone? Enter one of the recovery codes that you saved.</p>
      <p>
        No codes left? Colleagues cannot turn off your second factor. Ask whoever runs the server to
        run <code className={styles.command}>npm run admin:second-factor</code>.
      </p>
    </div>
  );
}
