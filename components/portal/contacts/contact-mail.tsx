"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ContactDetailDto, ContactMailDto } from "@/lib/contacts/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { formatLocalDateTime } from "@/components/portal/lists/local-date-time";
import { portalRequest } from "@/components/portal/requests/portal-request";
import styles from "./contact-dialog.module.css";

function describeMail({ state, problem, nextTryAt, sentAt }: ContactMailDto): string {
  if (state === "sent") return `Emailed on ${formatLocalDateTime(sentAt!)}. ${problem ?? ""}`;
  if (state === "failed") return `Not emailed. ${problem}`;
  if (problem === null) return "Being emailed now.";
  const nextTry =
    nextTryAt === null ? "" : ` The next attempt is on ${formatLocalDateTime(nextTryAt)}.`;
  return `Not emailed yet. ${problem}${nextTry}`;
}

/** Returns true for a few minutes at most; after that, the API reports a `problem`. */
export const isBeingMailed = (mail: ContactMailDto | null): boolean =>
  mail?.state === "waiting" && mail.problem === null;

async function resend(id: string): Promise<ContactMailDto> {
  const path = `/api/contacts/${encodeURIComponent(id)}/mail`;
  return (await (await portalRequest("POST", path)).json()) as ContactMailDto;
}

type ContactMailProps = { contactId: string; mail: ContactMailDto };

export function ContactMail({ contactId, mail }: ContactMailProps) {
  const queryClient = useQueryClient();
  const statusRef = useRef<HTMLParagraphElement>(null);
  const sending = useMutation({
    mutationFn: () => resend(contactId),
    onSuccess: (stored) => {
      // The clicked button, which has the focus, disappears.
      statusRef.current?.focus();
      queryClient.setQueryData<ContactDetailDto>(
        ["contact", contactId],
        (detail) => detail && { ...detail, mail: stored },
      );
    },
    // Also runs after an error, because a refusal means that the displayed state is outdated.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ["contact", contactId] }),
        queryClient.invalidateQueries({ queryKey: ["/api/contacts"] }),
      ]),
  });
  return (
    <div className={styles.mark}>
      <p ref={statusRef} tabIndex={-1} role="status">
        {describeMail(mail)}
      </p>
      {mail.problem !== null && (
        <ActionButton variant="outline" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          Send Again
        </ActionButton>
      )}
      {sending.error && <FailureNotice error={sending.error} action="send it" />}
    </div>
  );
}
