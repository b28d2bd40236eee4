"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";
import { showFieldErrors } from "@/components/ui/field-errors";
import { showToast } from "@/components/ui/toast";
import { useOneAtATime } from "@/components/ui/use-one-at-a-time";
import { request } from "@/lib/http/client";
import type { ContactInput } from "@/lib/schemas/contact";

type ContactFormOptions<Values extends FieldValues, Output> = {
  schema: z.ZodType<Output, Values>;
  empty: Values;
  /** The lead that the form's values make. */
  toLead: (values: Output) => ContactInput;
  /** What is said when it was sent (spec §8). */
  success: { title: string; message: string };
  onSent?: () => void;
};

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
  schema,
  empty,
  toLead,
  success,
  onSent,
}: ContactFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: empty as DefaultValues<Values>,
    shouldFocusError: false,
  });

  const [failed, setFailed] = useState(false);

  const sendOnce = useOneAtATime(async (values: Output) => {
    setFailed(false);
    try {
      await request("POST", "/api/contact", { body: toLead(values) });
    } catch (error) {
      showFieldErrors(form, error);
      setFailed(true);
      showToast({ ...contactFailure, kind: "error" });
      return;
    }
    form.reset(empty);
    showToast({ ...success, kind: "success" });
    onSent?.();
  });

  return { form, send: form.handleSubmit(sendOnce), failed };
}
