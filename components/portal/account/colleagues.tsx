"use client";

import { Loader, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { FormOutcome } from "@/components/ui/form-outcome";
import type { ColleagueDto, InvitationDto } from "@/lib/auth/account-schema";
import { readStoredSession } from "@/lib/auth/stored-session";
import { ConfirmDialog } from "../dialogs/confirm-dialog";
import { FailureNotice } from "../dialogs/failure-notice";
import { localDateTime } from "../lists/local-date-time";
import styles from "./account.module.css";
import { Copy } from "./copy";
import { useColleagues } from "./use-account";

/** A link that was just made, and what for. */
type Link = InvitationDto & { title: string };

type ColleaguesProps = {
  /** Whether somebody is asked if a colleague shall be removed. */
  isAsking: boolean;
  onAsk: (asks: boolean) => void;
};

/** Who has access, a link for one more, and for each a link to a new password and the way out. */
export function Colleagues({ isAsking, onAsk }: ColleaguesProps) {
  const { query, reload } = useColleagues();
  const [link, setLink] = useState<Link | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ColleagueDto | null>(null);

  const invite = useMutation({
    mutationFn: async (colleague: ColleagueDto | null) => {
      const body = colleague === null ? {} : { userId: colleague.id };
      const response = await portalRequest("POST", "/api/invitations", { body });
      return (await response.json()) as InvitationDto;
    },
    onMutate: () => {
      setLink(null);
      setSaid(null);
      signOut.reset();
    },
    onSuccess: (made, colleague) => {
      const title = colleague
        ? `Link for ${colleague.username} to choose a new password`
        : "Link for a colleague to register";
      setLink({ ...made, title });
    },
  });
  const signOut = useMutation({
    mutationFn: ({ id }: ColleagueDto) => portalRequest("DELETE", `/api/colleagues/${id}/sessions`),
    onMutate: () => invite.reset(),
    onSuccess: (_, { username }) => setSaid(`${username} is signed out everywhere.`),
  });
  const remove = useMutation({
    mutationFn: ({ id }: ColleagueDto) => portalRequest("DELETE", `/api/colleagues/${id}`),
    onSuccess: async (_, { username }) => {
      await reload();
      onAsk(false);
      setLink(null);
      setSaid(`${username} no longer has access.`);
    },
  });

  if (query.isPending) return <Loader aria-label="Loading colleagues" />;
  if (query.isError) return <FailureNotice error={query.error} action="look" />;
  const ownId = readStoredSession()?.user.id;
  const failed = invite.error ?? signOut.error;
  return (
    <div className={styles.section}>
      {said && (
        <FormOutcome key={said} kind="success">
          {said}
        </FormOutcome>
      )}
      {failed && <FailureNotice error={failed} action="try" />}
      <ul className={styles.list} aria-label="Who has access">
        {query.data.map((colleague) => (
          <li key={colleague.id} className={styles.row}>
            <About colleague={colleague} isSelf={colleague.id === ownId} />
            {colleague.id !== ownId && (
              <div className={styles.buttons}>
                <ActionButton
                  variant="outline"
                  aria-label={`New password for ${colleague.username}`}
                  onClick={() => invite.mutate(colleague)}
                >
                  New password
                </ActionButton>
                <ActionButton
                  variant="outline"
                  aria-label={`Sign out ${colleague.username}`}
                  onClick={() => signOut.mutate(colleague)}
                >
                  Sign out
                </ActionButton>
                <ActionButton
                  color="danger"
                  variant="outline"
                  aria-label={`Remove ${colleague.username}`}
                  onClick={() => {
                    setRemoved(colleague);
                    onAsk(true);
                  }}
                >
                  Remove
                </ActionButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {link && <NewLink key={link.url} link={link} />}
      <ActionButton busy={invite.isPending} onClick={() => invite.mutate(null)}>
        Invite a colleague
      </ActionButton>
      <ConfirmDialog
        opened={isAsking}
        question={`Remove ${removed?.username ?? ""}?`}
        yes="Remove"
        no="Cancel"
        busy={remove.isPending}
        onYes={() => removed && remove.mutate(removed)}
        onNo={() => {
          onAsk(false);
          remove.reset();
        }}
      >
        <p>
          They are signed out at once and cannot sign in again. Links that they made no longer work.
        </p>
        {remove.error && <FailureNotice error={remove.error} action="try" />}
      </ConfirmDialog>
    </div>
  );
}

type AboutProps = { colleague: ColleagueDto; isSelf: boolean };

function About({ colleague, isSelf }: AboutProps) {
  const { username, createdAt, lastSeenAt, hasSecondFactor } = colleague;
  return (
    <div className={styles.about}>
      <strong>{username}</strong>
      {isSelf && " (you)"}
      <p className={styles.aside}>
        Since {localDateTime(createdAt)}.{" "}
        {lastSeenAt ? `Last seen ${localDateTime(lastSeenAt)}.` : "Never signed in."}{" "}
        {hasSecondFactor ? "With a second factor." : "Without a second factor."}
      </p>
    </div>
  );
}

function NewLink({ link: { title, url, expiresAt } }: { link: Link }) {
  return (
    <FormOutcome kind="success" title={title}>
      <div className={styles.link}>
        <p>
          Send it to them. It works once, until {localDateTime(expiresAt)}. You will not see it
          again.
        </p>
        <TextInput
          aria-label={title}
          size="md"
          value={url}
          className={styles.wide}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Copy text={url} label="Copy the link" />
      </div>
    </FormOutcome>
  );
}
