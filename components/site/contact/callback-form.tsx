"use client";

import { ErrorSummary } from "@/components/ui/error-summary";
import { privacyNotice } from "@/content/privacy-notice";
import { callbackFields, mapFields } from "@/lib/contacts/fields";
import { callbackMessage } from "@/lib/contacts/input-schema";
import { ContactFields, SubmitButton } from "./contact-fields";
import styles from "./contact-form.module.css";
import { FormOutcome } from "@/components/ui/form-outcome";
import { HoneypotField } from "./honeypot-field";
import { PrivacyNotice } from "./privacy-notice";
import { contactFailure, useContactForm } from "./use-contact-form";

const loadResolver = async () => (await import("./contact-validation")).callbackResolver;

/** Has no message field, because the message is preset (spec §3). */
export function CallbackForm({ onSent }: { onSent: () => void }) {
  const { form, handlers, honeypot, outcome } = useContactForm({
    loadResolver,
    name: "callback",
    noticeVersion: privacyNotice.version,
    empty: mapFields(callbackFields, () => ""),
    toLead: (values) => ({ ...values, message: callbackMessage }),
    success: {
      title: "Request submitted",
      message: "We'll call you back as soon as possible.",
    },
    onSent,
  });
  const { isSubmitting } = form.formState;
  return (
    <form noValidate className={styles.form} {...handlers}>
      <ErrorSummary form={form} />
      <ContactFields form={form} fields={callbackFields} shouldFocusFirst />
      <HoneypotField ref={honeypot} />
      <PrivacyNotice />
      <div className={styles.submitBar}>
        {outcome === "failed" && (
          <FormOutcome kind="error" title={contactFailure.title}>
            {contactFailure.message}
          </FormOutcome>
        )}
        <SubmitButton isBusy={isSubmitting}>Request Callback</SubmitButton>
      </div>
    </form>
  );
}
