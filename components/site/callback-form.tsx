"use client";

import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import { callbackMessage } from "@/lib/schemas/contact";
import { ContactDetailFields, SubmitButton } from "./contact-fields";
import styles from "./contact-form.module.css";
import { PrivacyNotice } from "./privacy-notice";
import { TrapField } from "./trap-field";
import { contactFailure, useContactForm } from "./use-contact-form";

const loadResolver = async () => (await import("./contact-checks")).callbackResolver;

/** The form of the callback dialog; its message is preset and no field (spec §3). */
export function CallbackForm({ onSent }: { onSent: () => void }) {
  const { form, handlers, trap, failed } = useContactForm({
    loadResolver,
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
    <form noValidate className={styles.form} {...handlers}>
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
      <TrapField ref={trap} />
      <PrivacyNotice />
      <SubmitButton busy={isSubmitting}>Request Callback</SubmitButton>
    </form>
  );
}
