"use client";

import { useEffect, useEffectEvent, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from "react-hook-form";
import { privacyNotice } from "@/content/privacy-notice";
import { showFieldErrors } from "@/components/ui/field-errors";
import { showToast } from "@/components/ui/toast";
import { useSingleFlight } from "@/components/ui/use-single-flight";
import { request } from "@/lib/http/client";
import type { ContactInput } from "@/lib/contacts/schema";
import { cameFromHeader } from "./came-from";
import { type Sending, useSending } from "./use-sending";

type ContactFormOptions<Values extends FieldValues, Output> = {
  /** Fetches what the form is checked by. */
  loadResolver: () => Promise<Resolver<Values, unknown, Output>>;
  /** Which form it is: what was typed is there again when the reader comes back to it. */
  name: string;
  empty: Values;
  /** What the form begins with, of what was typed before, or of nothing. */
  begin?: (before: Values) => Values;
  /** The lead that the form's values make. */
  toLead: (values: Output) => ContactInput;
  /** What is said when it was sent (spec §8). */
  success: { title: string; message: string };
  /** The page that the lead is about, where it is another than the one that the form stands on. */
  pageOf?: (values: Output) => string | undefined;
  onSent?: () => void;
};

/**
 * What was typed and not sent, by the form's name, until the tab is closed or loaded anew. Left while
 * it is being sent and sent again, it is the same lead.
 */
const typed = new Map<string, { values: FieldValues; sending: Sending | null }>();

/** What is said when it was not sent, in a toast and in the form itself (spec §8). */
export const contactFailure = {
  title: "Error",
  message: "Something went wrong. Please try again later.",
};

/**
 * The life of both contact forms: checked on submit, then on change; cleared when sent, kept
 * when it failed (spec §4, §5, §8).
 */
export function useContactForm<Values extends FieldValues, Output extends FieldValues>({
  loadResolver,
  name,
  empty,
  begin = (before) => before,
  toLead,
  success,
  pageOf,
  onSent,
}: ContactFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver: async (values, context, options) => {
      const resolver = await loadResolver().catch(() => null);
      // Checks that could not be fetched are the server's too: it is asked at once.
      if (resolver === null) return { values: values as unknown as Output, errors: {} };
      return resolver(values, context, options);
    },
    defaultValues: empty as DefaultValues<Values>,
    shouldFocusError: false,
  });

  const { formState, getValues, reset, setValue } = form;
  const { isDirty } = formState;
  const sending = useSending();
  const keep = useEffectEvent(() => {
    if (isDirty) typed.set(name, { values: getValues(), sending: sending.now() });
    else typed.delete(name);
  });
  const bringBack = useEffectEvent(() => {
    const before = typed.get(name);
    if (before) {
      sending.resume(before.sending);
      return reset(begin(before.values as Values), { keepDefaultValues: true });
    }
    // One by one: what was typed into the others before they were alive stays.
    const begun = Object.entries(begin(empty)) as [FieldPath<Values>, Values[FieldPath<Values>]][];
    for (const [field, value] of begun) if (value !== empty[field]) setValue(field, value);
  });
  useEffect(() => {
    bringBack();
    return () => keep();
  }, []);

  const [outcome, setOutcome] = useState<"sent" | "failed" | null>(null);

  const sendOnce = useSingleFlight(async (values: Output) => {
    setOutcome(null);
    try {
      const page = pageOf?.(values);
      await request("POST", "/api/contact", {
        body: toLead(values),
        referrer: page,
        headers: {
          "X-Notice-Version": privacyNotice.version,
          ...(page === undefined && cameFromHeader()),
          ...sending.headers(),
        },
      });
    } catch (error) {
      // What is wrong with a field takes the focus itself.
      if (!showFieldErrors(form, error)) setOutcome("failed");
      showToast({ ...contactFailure, kind: "error" });
      return;
    }
    form.reset(empty);
    typed.delete(name);
    sending.finish();
    setOutcome("sent");
    showToast({ ...success, kind: "success" });
    onSent?.();
  });

  return {
    form,
    /** For the form element. */
    handlers: {
      onFocus: () => void loadResolver().catch(() => null),
      onInput: sending.begin,
      onSubmit: form.handleSubmit(sendOnce),
    },
    /** For the field that no person sees. */
    honeypot: sending.honeypot,
    outcome,
  };
}
