"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { nanoid } from "nanoid";
import { useEffect, useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { written } from "@/components/ui/written";
import { type NoteDto, type NoteInput, noteInputSchema } from "@/lib/contacts/answer-schema";
import type { ContactDetailDto } from "@/lib/contacts/detail-schema";
import { showFieldErrors } from "@/components/ui/field-errors";
import { ActionButton } from "@/components/portal/forms/action-button";
import { TextAreaField } from "@/components/portal/forms/text-field";
import { readStored } from "@/components/portal/requests/failure-text";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { FailureNotice } from "../dialogs/failure-notice";
import { localDateTime } from "../lists/local-date-time";
import styles from "./contact-dialog.module.css";
import { keepUnaddedNote, unaddedNote } from "./unadded-notes";
import { useStoredDetail } from "./use-answer";

async function send(id: string, input: NoteInput, key: string): Promise<ContactDetailDto> {
  const path = `/api/contacts/${encodeURIComponent(id)}/notes`;
  const headers = { "Idempotency-Key": key };
  const answer = await portalRequest("POST", path, { body: input, headers });
  return (await answer.json()) as ContactDetailDto;
}

type NotesProps = { contactId: string; notes: NoteDto[] };

/** What staff noted about a lead, the oldest first, and the field for one more. */
export function Notes({ contactId, notes }: NotesProps) {
  const form = useForm<NoteInput>({
    resolver: zodResolver(noteInputSchema),
    defaultValues: { text: unaddedNote(contactId) },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepUnaddedNote(contactId, values.text),
      }),
    [form, contactId],
  );
  const show = useStoredDetail();
  // Sent again after an answer that was lost, it is the same note.
  const key = useRef(nanoid());
  const adding = useMutation({
    mutationFn: (input: NoteInput) => send(contactId, input, key.current),
    onSuccess: (detail) => {
      key.current = nanoid();
      keepUnaddedNote(contactId, "");
      form.resetField("text", { defaultValue: "" });
      form.setFocus("text");
      show(detail);
    },
    onError: (error) => {
      const stored = readStored<ContactDetailDto>(error);
      if (stored) {
        // The text that was typed afterwards is another note.
        key.current = nanoid();
        show(stored);
      }
      showFieldErrors(form, error);
    },
  });
  return (
    <section className={styles.section} aria-labelledby="notes-title">
      <h3 id="notes-title" className={styles.heading}>
        Notes
      </h3>
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map(({ id, text, authorName, createdAt }) => (
            <li key={id}>
              <p className={styles.aside}>
                <strong dir="auto">{authorName}</strong> · {localDateTime(createdAt)}
              </p>
              <p {...written(text)} className={styles.note}>
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
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
            description="Everybody in the portal can read it. It cannot be changed afterwards."
            rows={2}
            autosize
            maxRows={8}
            readOnly={adding.isPending}
          />
          <ActionButton type="submit" variant="outline" busy={adding.isPending}>
            Add
          </ActionButton>
          {adding.error && <FailureNotice error={adding.error} action="add it" />}
        </form>
      </FormProvider>
    </section>
  );
}
