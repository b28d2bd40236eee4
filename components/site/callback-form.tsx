"use client";

import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import { callbackInputSchema, callbackMessage } from "@/lib/schemas/contact";
import { ContactDetailFields, SubmitButton } from "./contact-fields";
import styles from "./contact-form.module.css";
import { contactFailure, useContactForm } from "./use-contact-form";

/** The form of the callback dialog; its message is preset and no field (spec §3). */
export function CallbackForm({ onSent }: { onSent: () => void }) {
  const { form, send, failed } = useContactForm({
    schema: callbackInputSchema,
    empty: { name: "", email: "", phone: "" },
    toLead: (values) => ({ ...values, message: callbackMessage }),
    success: {
      title: "Request submitted",
      message: "We'll call you back as soon as possible.",
    },
    onSent,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <ErrorSummary form={form} />
      <ContactDetailFields
        name={{ ...form.register("name"), error: errors.name?.message }}
        email={{ ...form.register("email"), error: errors.email?.message }}
        phone={{ ...form.register("phone"), error: errors.phone?.message }}
      />
      {failed && (
        <Notice kind="error" title={contactFailure.title}>
          {contactFailure.message}
        </Notice>
      )}
      <SubmitButton busy={isSubmitting}>Request Callback</SubmitButton>
    </form>
  );
}
