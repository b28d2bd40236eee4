"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { useSingleFlight } from "@/components/ui/use-single-flight";
import { HttpError, request } from "@/lib/http/client";
import { paths } from "@/lib/core/paths";
import { type Credentials, credentialsSchema, type SignInDto } from "@/lib/auth/schema";
import { storeSession } from "@/lib/auth/stored-session";
import { ActionButton } from "@/components/portal/forms/action-button";
import { TextField } from "@/components/portal/forms/text-field";
import { Notice } from "@/components/ui/notice";
import styles from "./auth.module.css";

/** Signs an administrator in and goes to the portal (spec §2, §4). */
export function LoginForm() {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Credentials>({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { username: "", password: "" },
    shouldFocusError: false,
  });
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  // Stays busy after success too, until the browser has left for /admin.
  const busy = isSubmitting || (isSubmitSuccessful && failure === null);

  const signIn = useSingleFlight(async (body: Credentials) => {
    setFailure(null);
    try {
      const response = await request("POST", "/api/login", { body, withCookie: true });
      storeSession((await response.json()) as SignInDto);
      // The fragment names the tab that was asked for.
      window.location.assign(paths.admin + window.location.hash);
    } catch (error) {
      const said = error instanceof HttpError ? error.body?.error : undefined;
      setFailure(said ?? "Login failed");
    }
  });

  return (
    <FormProvider {...form}>
      {/* method: nothing lands in an address when it is sent before the page is awake. */}
      <form method="post" noValidate className={styles.form} onSubmit={form.handleSubmit(signIn)}>
        <ErrorSummary form={form} />
        {failure && <Notice kind="error">{failure}</Notice>}
        <TextField<Credentials>
          name="username"
          label="Username"
          autoComplete="username"
          required
          autoCapitalize="none"
        />
        <TextField<Credentials>
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <ActionButton type="submit" busy={busy}>
          {busy ? "Logging in..." : "Login"}
        </ActionButton>
      </form>
    </FormProvider>
  );
}
