"use client";

import { useEffect, useEffectEvent, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import { showFieldErrors } from "@/components/ui/field-errors";
import { hideToast, showToast } from "@/components/ui/toast";
import { useSingleFlight } from "@/components/ui/use-single-flight";
import { request } from "@/lib/http/client";
import type { ContactInput } from "@/lib/contacts/input-schema";
import { getPreviousPageHeader } from "./previous-page";
import { type LeadAttempt, useLeadAttempt } from "./use-lead-attempt";

type ContactFormOptions<Values extends FieldValues, Output> = {
  loadResolver: () => Promise<Resolver<Values, unknown, Output>>;
  /** Key under which the unsent text is stored. */
  name: string;
  noticeVersion: string;
  empty: Values;
  toLead: (values: Output) => ContactInput;
  /** Toast after sending (spec §8). */
  success: { title: string; message: string };
  /** Page that the lead is about, if it is not the form's own page. */
  getAboutPage?: (values: Output) => string | undefined;
  onSent?: () => void;
};

/** Unsent text by form, lost on reload. Includes `attempt`, so that a later retry does not store a second lead. */
const drafts = new Map<string, { values: FieldValues; attempt: LeadAttempt | null }>();

/** Shown in a toast and in the form (spec §8). */
export const contactFailure = {
  title: "Error",
  message: "Something went wrong. Please try again later.",
};

type UnsentTextOptions<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  name: string;
  attempt: ReturnType<typeof useLeadAttempt>;
};

function useUnsentText<Values extends FieldValues, Output>({
  form: { formState, getValues, reset },
  attempt,
  name,
}: UnsentTextOptions<Values, Output>) {
  const { isDirty } = formState;
  const storeDraft = useEffectEvent(() => {
    if (isDirty) drafts.set(name, { values: getValues(), attempt: attempt.getCurrent() });
    else drafts.delete(name);
  });
  const restoreDraft = useEffectEvent(() => {
    const draft = drafts.get(name);
    // Without a draft, reset() would delete text typed before hydration.
    if (!draft) return;
    attempt.resume(draft.attempt);
    reset(draft.values as Values, { keepDefaultValues: true });
  });
  useEffect(() => {
    restoreDraft();
    return () => storeDraft();
  }, []);
}

/** Validates on submit, then on change; clears the form only after success (spec §4, §5, §8). */
export function useContactForm<Values extends FieldValues, Output extends FieldValues>({
  loadResolver,
  name,
  noticeVersion,
  empty,
  toLead,
  success,
  getAboutPage,
  onSent,
}: ContactFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver: async (values, context, options) => {
      const resolver = await loadResolver().catch(() => null);
      // If the validation code does not load, the form is sent unchecked. The server validates it anyway.
      if (resolver === null) return { values: values as unknown as Output, errors: {} };
      return resolver(values, context, options);
    },
    defaultValues: empty as DefaultValues<Values>,
    shouldFocusError: false,
  });

  const attempt = useLeadAttempt();
  useUnsentText({ form, attempt, name });
  const [outcome, setOutcome] = useState<"sent" | "failed" | null>(null);

  const sendOnce = useSingleFlight(async (values: Output) => {
    setOutcome(null);
    hideToast();
    try {
      const aboutPage = getAboutPage?.(values);
      await request("POST", "/api/contact", {
        body: toLead(values),
        referrer: aboutPage,
        headers: {
          "X-Notice-Version": noticeVersion,
          ...(aboutPage === undefined && getPreviousPageHeader()),
          ...attempt.getHeaders(),
        },
      });
    } catch (error) {
      // If there are field errors, ErrorSummary sets the focus, and a failure notice would take it away.
      if (!showFieldErrors(form, error)) setOutcome("failed");
      showToast({ ...contactFailure, kind: "error" });
      return;
    }
    form.reset(empty);
    drafts.delete(name);
    attempt.finish();
    setOutcome("sent");
    showToast({ ...success, kind: "success" });
    onSent?.();
  });

  return {
    form,
    handlers: {
      onFocus: () => void loadResolver().catch(() => null),
      onInput: attempt.start,
      onSubmit: form.handleSubmit(sendOnce),
    },
    honeypot: attempt.honeypot,
    outcome,
  };
}
