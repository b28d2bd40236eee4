"use client";

import { useWatch } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { answerPromise } from "@/content/disclosures";
import { privacyNotice } from "@/content/privacy-notice";
import { site } from "@/content/site";
import { contactFields, forEachField } from "@/lib/contacts/fields";
import type { ContactInput } from "@/lib/contacts/schema";
import { subjectMark, withoutSubject } from "@/lib/contacts/subject";
import { ContactFields, SubmitButton } from "./contact-fields";
import styles from "./contact-form.module.css";
import { FormOutcome } from "@/components/ui/form-outcome";
import { PrivacyNotice } from "./privacy-notice";
import { takeSubject } from "./subject";
import { HoneypotField } from "./honeypot-field";
import { contactFailure, useContactForm } from "./use-contact-form";

const promise = answerPromise(site);

const loadResolver = async () => (await import("./contact-validation")).contactResolver;

/** The page that the message's first line is about, for as long as that line is kept. */
let aboutPage: string | undefined;

/** The full form of /contact. Without JavaScript the browser sends it itself, as a plain form. */
export function ContactForm() {
  const { form, handlers, honeypot, outcome } = useContactForm<ContactInput, ContactInput>({
    loadResolver,
    name: "contact",
    empty: forEachField(contactFields, () => ""),
    begin: (before) => {
      const subject = takeSubject();
      if (subject === null) return before;
      aboutPage = subject.page;
      // What was typed stays; of two subjects the last counts, as does its page.
      return { ...before, message: subject.line + withoutSubject(before.message) };
    },
    toLead: (values) => values,
    success: { title: "Message sent", message: "We'll get back to you as soon as possible." },
    pageOf: ({ message }) => (message.startsWith(subjectMark) ? aboutPage : undefined),
  });
  const [firstLine = ""] = useWatch({ control: form.control, name: "message" }).split("\n");
  const { isSubmitting } = form.formState;
  return (
    <form method="post" action="/api/contact" noValidate className={styles.form} {...handlers}>
      <input type="hidden" name="noticeVersion" value={privacyNotice.version} />
      {firstLine.startsWith(subjectMark) && <p className={styles.about}>{firstLine}</p>}
      <ErrorSummary form={form} />
      <ContactFields form={form} fields={contactFields} />
      <HoneypotField ref={honeypot} />
      <PrivacyNotice />
      {outcome === "failed" && (
        <FormOutcome kind="error" title={contactFailure.title}>
          {contactFailure.message}
        </FormOutcome>
      )}
      {outcome === "sent" && (
        <FormOutcome kind="success" title="Thank you, your message has reached us">
          One of us will read it and call or write to you. {promise && `${promise} `}If you left
          anything out, send another message.
        </FormOutcome>
      )}
      <SubmitButton busy={isSubmitting}>Send Message</SubmitButton>
    </form>
  );
}
