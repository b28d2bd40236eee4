"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { nanoid } from "nanoid";
import { useEffect, useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { getTextAttributes } from "@/components/ui/text-attributes";
import {
  type NoteDto,
  type NoteInput,
  noteInputSchema,
  type ContactDetailDto,
} from "@/lib/contacts/schema";
import { showFieldErrors } from "@/components/ui/field-errors";
import { ActionButton } from "@/components/portal/forms/action-button";
import { TextAreaField } from "@/components/portal/forms/text-field";
import { readStoredVersion } from "@/components/portal/requests/failure-text";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { FailureNotice } from "../dialogs/failure-notice";
import { formatLocalDateTime } from "../lists/local-date-time";
import styles from "./contact-dialog.module.css";
import { storeNoteDraft, getNoteDraft } from "./note-drafts";
import { useUpdateCachedContact } from "./use-answer";

async function send(id: string, input: NoteInput, key: string): Promise<ContactDetailDto> {
  const path = `/api/contacts/${encodeURIComponent(id)}/notes`;
  const headers = { "Idempotency-Key": key };
  const response = await portalRequest("POST", path, { body: input, headers });
  return (await response.json()) as ContactDetailDto;
}

type NotesProps = { contactId: string; notes: NoteDto[] };

export function Notes({ contactId, notes }: NotesProps) {
  const form = useForm<NoteInput>({
    resolver: zodResolver(noteInputSchema),
    defaultValues: { text: getNoteDraft(contactId) },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeNoteDraft(contactId, values.text),
      }),
    [form, contactId],
  );
  const updateContact = useUpdateCachedContact();
  // With the same key, a retry after a lost response does not store the note twice.
  const idempotencyKey = useRef(nanoid());
  const adding = useMutation({
    mutationFn: (input: NoteInput) => send(contactId, input, idempotencyKey.current),
    onSuccess: (detail) => {
      idempotencyKey.current = nanoid();
      storeNoteDraft(contactId, "");
      form.resetField("text", { defaultValue: "" });
      form.setFocus("text");
      updateContact(detail);
    },
    onError: (error) => {
      const stored = readStoredVersion<ContactDetailDto>(error);
      if (stored) {
        // The server stored another text under this key, so this text needs a new key.
        idempotencyKey.current = nanoid();
        updateContact(stored);
      }
      showFieldErrors(form, error);
    },
  });
  return (
    <section className={styles.section} aria-labelledby="notes-title">
      <h3 id="notes-title" className={styles.heading}>
        Notes
      </h3>
      {notes.length > 0 && <NoteList notes={notes} />}
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          className={styles.form}
          onSubmit={form.handleSubmit((input) => {
            if (!adding.isPending) adding.mutate(input);
          })}
        >
          <TextAreaField<NoteInput>
            name="text"
            label="Add a note"
            description="All administrators can read it. It cannot be edited later."
            rows={2}
            autosize
            maxRows={8}
            readOnly={adding.isPending}
          />
          <ActionButton type="submit" variant="outline" isBusy={adding.isPending}>
            Add
          </ActionButton>
          {adding.error && <FailureNotice error={adding.error} action="try" />}
        </form>
      </FormProvider>
    </section>
  );
}

function NoteList({ notes }: { notes: NoteDto[] }) {
  return (
    <ol className={styles.notes}>
      {notes.map(({ id, text, authorName, createdAt }) => (
        <li key={id}>
          <p className={styles.aside}>
            <strong dir="auto">{authorName}</strong> · {formatLocalDateTime(createdAt)}
          </p>
          <p {...getTextAttributes(text)} className={styles.note}>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
