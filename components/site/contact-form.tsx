"use client";

import { Textarea } from "@mantine/core";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import { privacyNotice } from "@/content/privacy-notice";
import type { ContactInput } from "@/lib/schemas/contact";
import { ContactDetailFields, SubmitButton } from "./contact-fields";
import styles from "./contact-form.module.css";
import { PrivacyNotice } from "./privacy-notice";
import { TrapField } from "./trap-field";
import { contactFailure, useContactForm } from "./use-contact-form";

const loadResolver = async () => (await import("./contact-checks")).contactResolver;

/** The full form of /contact. Without JavaScript the browser sends it itself, as a plain form. */
export function ContactForm() {
  const { form, handlers, trap, failed } = useContactForm<ContactInput, ContactInput>({
    loadResolver,
    empty: { name: "", email: "", phone: "", message: "" },
    toLead: (values) => values,
    success: { title: "Message sent", message: "We'll get back to you as soon as possible." },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form method="post" action="/api/contact" noValidate className={styles.form} {...handlers}>
      <input type="hidden" name="noticeVersion" value={privacyNotice.version} />
      <ErrorSummary form={form} />
      <ContactDetailFields
        name={{ ...form.register("name"), error: errors.name?.message }}
        email={{ ...form.register("email"), error: errors.email?.message }}
        phone={{ ...form.register("phone"), error: errors.phone?.message }}
      />
      <Textarea
        label="Message"
        rows={6}
        size="md"
        error={errors.message?.message}
        {...form.register("message")}
      />
      {failed && (
        <Notice kind="error" title={contactFailure.title}>
          {contactFailure.message}
        </Notice>
      )}
      <TrapField ref={trap} />
      <PrivacyNotice />
      <SubmitButton busy={isSubmitting}>Send Message</SubmitButton>
    </form>
  );
}
