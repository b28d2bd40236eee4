"use client";

import { useEffect, useEffectEvent, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import { privacyNotice } from "@/content/privacy-notice";
import { showFieldErrors } from "@/components/ui/field-errors";
import { showToast } from "@/components/ui/toast";
import { useSingleFlight } from "@/components/ui/use-single-flight";
import { request } from "@/lib/http/client";
import type { ContactInput } from "@/lib/contacts/input-schema";
import { getPreviousPageHeader } from "./previous-page";
import { type LeadAttempt, useLeadAttempt } from "./use-lead-attempt";

type ContactFormOptions<Values extends FieldValues, Output> = {
  loadResolver: () => Promise<Resolver<Values, unknown, Output>>;
  /** Key under which the unsent text is stored. */
  name: string;
  empty: Values;
  getInitialValues?: (values: Values) => Values;
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

type UnsentTextOptions<Values extends FieldValues, Output> = Required<
  Pick<ContactFormOptions<Values, Output>, "name" | "empty" | "getInitialValues">
> & {
  form: UseFormReturn<Values, unknown, Output>;
  attempt: ReturnType<typeof useLeadAttempt>;
};

function useUnsentText<Values extends FieldValues, Output>({
  form: { formState, getValues, reset, setValue },
  attempt,
  name,
  empty,
  getInitialValues,
}: UnsentTextOptions<Values, Output>) {
  const { isDirty } = formState;
  const storeDraft = useEffectEvent(() => {
    if (isDirty) drafts.set(name, { values: getValues(), attempt: attempt.getCurrent() });
    else drafts.delete(name);
  });
  const restoreDraft = useEffectEvent(() => {
    const draft = drafts.get(name);
    if (draft) {
      attempt.resume(draft.attempt);
      return reset(getInitialValues(draft.values as Values), { keepDefaultValues: true });
    }
    // Sets single fields, because reset() would delete text typed into other fields before hydration.
    const initialEntries = Object.entries(getInitialValues(empty)) as [
      FieldPath<Values>,
      Values[FieldPath<Values>],
    ][];
    for (const [field, value] of initialEntries) if (value !== empty[field]) setValue(field, value);
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
  empty,
  getInitialValues = (values) => values,
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
  useUnsentText({ form, attempt, name, empty, getInitialValues });
  const [outcome, setOutcome] = useState<"sent" | "failed" | null>(null);

  const sendOnce = useSingleFlight(async (values: Output) => {
    setOutcome(null);
    try {
      const aboutPage = getAboutPage?.(values);
      await request("POST", "/api/contact", {
        body: toLead(values),
        referrer: aboutPage,
        headers: {
          "X-Notice-Version": privacyNotice.version,
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
