"use client";

import "@mantine/core/styles/Input.layer.css";
import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import buttons from "@/components/ui/button.module.css";

type Field = UseFormRegisterReturn & { error: string | undefined };

type ContactDetailFieldsProps = { name: Field; email: Field; phone: Field };

/** The three fields that both contact forms share. */
export function ContactDetailFields({ name, email, phone }: ContactDetailFieldsProps) {
  return (
    <>
      <TextInput label="Name" autoComplete="name" size="md" {...name} />
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

/** Cannot be pressed twice: a form that is being sent says so and waits. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <button
      type="submit"
      className={`${buttons.button} ${buttons.solid}`}
      disabled={busy}
      aria-busy={busy}
    >
      {children}
    </button>
  );
}
