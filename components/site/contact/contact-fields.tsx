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
  shouldFocusFirst?: boolean;
};

export function ContactFields<Values extends FieldValues, Output>({
  form,
  fields,
  shouldFocusFirst = false,
}: ContactFieldsProps<Values, Output>) {
  return fields.map(({ name, label, kind, autoComplete }, index) => {
    const props = {
      label,
      size: "md",
      dir: "auto",
      // Text typed while the form is being sent would be lost.
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
        data-autofocus={(shouldFocusFirst && index === 0) || undefined}
        {...props}
      />
    );
  });
}

/** Uses aria-disabled, because a disabled button loses the focus. useSingleFlight ignores a second press. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <button
      type="submit"
      className={`${buttons.button} ${buttons.solid}`}
      aria-disabled={isBusy}
      aria-busy={isBusy}
    >
      {isBusy ? "Sending..." : children}
    </button>
  );
}
