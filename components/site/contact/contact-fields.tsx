"use client";

import "@mantine/core/styles/Input.layer.css";
import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import buttons from "@/components/ui/button.module.css";

type Field = UseFormRegisterReturn & { error: string | undefined };

type ContactDetailFieldsProps = {
  name: Field;
  email: Field;
  phone: Field;
  /** Whether the dialog around the fields opens with the focus on the first one. */
  isFocused?: boolean;
};

/** The three fields that both contact forms share. */
export function ContactDetailFields(props: ContactDetailFieldsProps) {
  const { name, email, phone, isFocused } = props;
  return (
    <>
      <TextInput label="Name" autoComplete="name" size="md" data-autofocus={isFocused} {...name} />
      <TextInput
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        size="md"
        {...email}
      />
      <TextInput label="Phone" type="tel" inputMode="tel" autoComplete="tel" size="md" {...phone} />
    </>
  );
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
