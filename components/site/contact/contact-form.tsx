"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useWatch } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { contactFields, mapFields } from "@/lib/contacts/fields";
import type { ContactInput } from "@/lib/contacts/input-schema";
import { subjectPrefix, removeSubject } from "@/lib/contacts/subject";
import { ContactFields, SubmitButton } from "./contact-fields";
import styles from "./contact-form.module.css";
import { FormOutcome } from "@/components/ui/form-outcome";
import { extractSubject } from "./subject-in-url";
import { HoneypotField } from "./honeypot-field";
import { contactFailure, useContactForm } from "./use-contact-form";

const loadResolver = async () => (await import("./contact-validation")).contactResolver;

/** Page that the visitor asks about. Sent only while the message starts with a subject line. */
let aboutPage: string | undefined;

type ContactFormProps = {
  responseTime: string;
  noticeVersion: string;
  /** The privacy notice, which the server renders. */
  children: ReactNode;
};

/** Without JavaScript, the browser submits this as a plain form. */
export function ContactForm({ responseTime, noticeVersion, children }: ContactFormProps) {
  const { form, handlers, honeypot, outcome } = useContactForm<ContactInput, ContactInput>({
    loadResolver,
    name: "contact",
    noticeVersion,
    empty: mapFields(contactFields, () => ""),
    toLead: (values) => values,
    success: { title: "Message sent", message: "We'll get back to you as soon as possible." },
    getAboutPage: ({ message }) => (message.startsWith(subjectPrefix) ? aboutPage : undefined),
  });
  const element = useRef<HTMLFormElement>(null);
  const applyFragment = useEffectEvent(() => {
    const subject = extractSubject();
    if (subject === null) return;
    const { name, message } = form.getValues();
    aboutPage = subject.page;
    // Keeps the typed text; the new subject and page replace the previous ones.
    form.setValue("message", subject.line + removeSubject(message), {
      shouldValidate: form.formState.isSubmitted,
    });
    if (!subject.isPrivacyRequest) return;
    element.current?.querySelector<HTMLElement>(`[name=${name ? "message" : "name"}]`)?.focus();
  });
  useEffect(() => {
    applyFragment();
    addEventListener("hashchange", applyFragment);
    return () => removeEventListener("hashchange", applyFragment);
  }, []);
  const [firstLine = ""] = useWatch({ control: form.control, name: "message" }).split("\n");
  const { isSubmitting } = form.formState;
  return (
    <form
      ref={element}
      method="post"
      action="/api/contact"
      noValidate
      className={`${styles.form} ${styles.wide}`}
      {...handlers}
    >
      <input type="hidden" name="noticeVersion" value={noticeVersion} />
      {removeSubject(firstLine) !== firstLine && <p className={styles.about}>{firstLine}</p>}
      <ErrorSummary form={form} />
      <ContactFields form={form} fields={contactFields} />
      <HoneypotField ref={honeypot} />
      {children}
      {outcome === "failed" && (
        <FormOutcome kind="error" title={contactFailure.title}>
          {contactFailure.message}
        </FormOutcome>
      )}
      {outcome === "sent" && (
        <FormOutcome kind="success" title="Thank you, your message has reached us">
          One of us will read it and call or write to you. {responseTime && `${responseTime} `}If
          you left anything out, send another message.
        </FormOutcome>
      )}
      <SubmitButton isBusy={isSubmitting}>Send Message</SubmitButton>
    </form>
  );
}
