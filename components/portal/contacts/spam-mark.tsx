"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { SpamReason, ContactDetailDto } from "@/lib/contacts/schema";
import { showToast } from "@/components/ui/toast";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { focusLater } from "../dialogs/focus-later";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { storeSeenSpam } from "./use-spam";

const reasonTexts: Record<SpamReason, string> = {
  honeypot: "a hidden field was filled in",
  fast: "it was sent faster than a person types",
  repeated: "others sent the same message",
  links: "it contains links",
  busy: "hundreds of messages came within a minute",
};

export function SpamReasons({ reasons }: { reasons: SpamReason[] }) {
  const text = reasons.map((reason) => reasonTexts[reason]).join("; ");
  return <p>Marked as spam{text && `: ${text}`}.</p>;
}

async function mark(id: string, isSpam: boolean): Promise<ContactDetailDto> {
  const path = `/api/contacts/${encodeURIComponent(id)}`;
  const response = await portalRequest("PATCH", path, { body: { isSpam } });
  return (await response.json()) as ContactDetailDto;
}

export function SpamMark({ contact }: { contact: ContactDetailDto }) {
  const { id, isSpam } = contact;
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const marking = useMutation({
    mutationFn: () => mark(id, !isSpam),
    onSuccess: async (stored) => {
      // The user has just seen this lead, so it does not count as unseen spam.
      if (stored.isSpam) storeSeenSpam([id]);
      queryClient.setQueryData(["contact", id], stored);
      await queryClient.invalidateQueries({ queryKey: ["/api/contacts"] });
      const message = `${stored.name} is ${stored.isSpam ? "now" : "no longer"} marked as spam.`;
      showToast({ title: "Moved", message, kind: "success" });
    },
    onSettled: () => focusLater(button),
  });
  return (
    <>
      <ActionButton
        variant="outline"
        ref={button}
        isBusy={marking.isPending}
        onClick={() => marking.mutate()}
      >
        {isSpam ? "Not Spam" : "Mark as Spam"}
      </ActionButton>
      {marking.error && <FailureNotice error={marking.error} action="try" />}
    </>
  );
}
