"use client";

import "@mantine/core/styles/Input.layer.css";
import { Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import buttons from "@/components/ui/button.module.css";
import type { ContactField } from "@/lib/contacts/fields";

type ContactFieldsProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  fields: readonly (ContactField & { name: FieldPath<Values> })[];
  /** Whether the dialog around the fields opens with the focus on the first one. */
  isFocused?: boolean;
};

/** The fields of a contact form. */
export function ContactFields<Values extends FieldValues, Output>({
  form,
  fields,
  isFocused = false,
}: ContactFieldsProps<Values, Output>) {
  return fields.map(({ name, label, kind, autoComplete }, index) => {
    const props = {
      label,
      size: "md",
      dir: "auto",
      // What would be typed now is not in what is being sent.
      readOnly: form.formState.isSubmitting,
      error: form.getFieldState(name, form.formState).error?.message,
      ...form.register(name),
    };
    if (kind === "message") return <Textarea key={name} rows={6} {...props} />;
    return (
      <TextInput
        key={name}
        type={kind}
        inputMode={kind}
        autoComplete={autoComplete}
        data-autofocus={(isFocused && index === 0) || undefined}
        {...props}
      />
    );
  });
}

/**
 * Says that the form is being sent, and keeps the focus meanwhile: a disabled button would lose it.
 * A second press does nothing (useSingleFlight).
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <button
      type="submit"
      className={`${buttons.button} ${buttons.solid}`}
      aria-disabled={busy}
      aria-busy={busy}
    >
      {busy ? "Sending..." : children}
    </button>
  );
}
