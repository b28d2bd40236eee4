"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ContactDetailDto } from "@/lib/contacts/detail-schema";
import type { ContactMailDto } from "@/lib/contacts/email-schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { localDateTime } from "@/components/portal/lists/local-date-time";
import { portalRequest } from "@/components/portal/requests/portal-request";
import styles from "./contact-dialog.module.css";

/** What became of the mail, in words. */
function storyOf({ state, problem, nextTryAt, sentAt }: ContactMailDto): string {
  if (state === "sent") return `Emailed on ${localDateTime(sentAt!)}. ${problem ?? ""}`;
  if (state === "failed") return `Not emailed. ${problem}`;
  if (problem === null) return "Being emailed now.";
  const next = nextTryAt === null ? "" : ` The next attempt is on ${localDateTime(nextTryAt)}.`;
  return `Not emailed yet. ${problem}${next}`;
}

/** Whether it moves on by itself within minutes: after that there is a problem to be told of. */
export const isBeingMailed = (mail: ContactMailDto | null): boolean =>
  mail?.state === "waiting" && mail.problem === null;

async function sendAgain(id: string): Promise<ContactMailDto> {
  const path = `/api/contacts/${encodeURIComponent(id)}/mail`;
  return (await (await portalRequest("POST", path)).json()) as ContactMailDto;
}

type ContactMailProps = { contactId: string; mail: ContactMailDto };

/** Whether a lead was mailed, why not, and the button that has it tried again at once. */
export function ContactMail({ contactId, mail }: ContactMailProps) {
  const queryClient = useQueryClient();
  const storyRef = useRef<HTMLParagraphElement>(null);
  const sending = useMutation({
    mutationFn: () => sendAgain(contactId),
    onSuccess: (stored) => {
      // The button goes, and the focus would go with it.
      storyRef.current?.focus();
      queryClient.setQueryData<ContactDetailDto>(
        ["contact", contactId],
        (detail) => detail && { ...detail, mail: stored },
      );
    },
    // Also where it was refused: what is shown is no longer so.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ["contact", contactId] }),
        queryClient.invalidateQueries({ queryKey: ["/api/contacts"] }),
      ]),
  });
  return (
    <div className={styles.mark}>
      <p ref={storyRef} tabIndex={-1} role="status">
        {storyOf(mail)}
      </p>
      {mail.problem !== null && (
        <ActionButton variant="outline" busy={sending.isPending} onClick={() => sending.mutate()}>
          Send again
        </ActionButton>
      )}
      {sending.error && <FailureNotice error={sending.error} action="send it" />}
    </div>
  );
}
