"use client";

import { Loader, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { FormOutcome } from "@/components/ui/form-outcome";
import type { ColleagueDto, InvitationDto } from "@/lib/auth/schema";
import { readStoredSession } from "@/lib/auth/stored-session";
import { ConfirmDialog } from "../dialogs/confirm-dialog";
import { FailureNotice } from "../dialogs/failure-notice";
import { formatLocalDateTime } from "../lists/local-date-time";
import styles from "./account.module.css";
import { CopyTextButton } from "./copy-text-button";
import { useColleagues } from "./use-account";

type CreatedLink = InvitationDto & { title: string };

type ColleaguesProps = {
  isConfirming: boolean;
  onConfirmingChange: (isConfirming: boolean) => void;
};

function useColleagueActions(onRemoved: () => void) {
  const { query, reload } = useColleagues();
  const [link, setLink] = useState<CreatedLink | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const invite = useMutation({
    mutationFn: async (colleague: ColleagueDto | null) => {
      const body = colleague === null ? {} : { userId: colleague.id };
      const response = await portalRequest("POST", "/api/invitations", { body });
      return (await response.json()) as InvitationDto;
    },
    onMutate: () => {
      setLink(null);
      setNotice(null);
      signOut.reset();
    },
    onSuccess: (invitation, colleague) => {
      const title = colleague ? `New password link for ${colleague.username}` : "Invitation link";
      setLink({ ...invitation, title });
    },
  });
  const signOut = useMutation({
    mutationFn: ({ id }: ColleagueDto) => portalRequest("DELETE", `/api/colleagues/${id}/sessions`),
    onMutate: () => invite.reset(),
    onSuccess: (_, { username }) =>
      setNotice(
        `${username} is signed out everywhere. Invitation and password links they created no longer work.`,
      ),
  });
  const remove = useMutation({
    mutationFn: ({ id }: ColleagueDto) => portalRequest("DELETE", `/api/colleagues/${id}`),
    onSuccess: async (_, { username }) => {
      await reload();
      onRemoved();
      setLink(null);
      setNotice(`${username} no longer has access.`);
    },
  });
  return { query, link, notice, invite, signOut, remove };
}

export function Colleagues({ isConfirming, onConfirmingChange }: ColleaguesProps) {
  const { query, link, notice, invite, signOut, remove } = useColleagueActions(() =>
    onConfirmingChange(false),
  );
  const [colleagueToRemove, setColleagueToRemove] = useState<ColleagueDto | null>(null);

  if (query.isPending) return <Loader aria-label="Loading colleagues" />;
  if (query.isError) return <FailureNotice error={query.error} action="try" />;
  const ownId = readStoredSession()?.user.id;
  const error = invite.error ?? signOut.error;
  return (
    <div className={styles.section}>
      {notice && (
        <FormOutcome key={notice} kind="success">
          {notice}
        </FormOutcome>
      )}
      {error && <FailureNotice error={error} action="try" />}
      <ul className={styles.list} aria-label="Administrators">
        {query.data.map((colleague) => (
          <li key={colleague.id} className={styles.row}>
            <ColleagueDetails colleague={colleague} isSelf={colleague.id === ownId} />
            {colleague.id !== ownId && (
              <Actions
                username={colleague.username}
                onNewPassword={() => invite.mutate(colleague)}
                onSignOut={() => signOut.mutate(colleague)}
                onRemove={() => {
                  setColleagueToRemove(colleague);
                  onConfirmingChange(true);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {link && <NewLink key={link.url} link={link} />}
      <ActionButton isBusy={invite.isPending} onClick={() => invite.mutate(null)}>
        Invite a Colleague
      </ActionButton>
      <ConfirmDialog
        opened={isConfirming}
        question={`Remove ${colleagueToRemove?.username ?? ""}?`}
        confirmLabel="Remove"
        cancelLabel="Cancel"
        isBusy={remove.isPending}
        onConfirm={() => colleagueToRemove && remove.mutate(colleagueToRemove)}
        onCancel={() => {
          onConfirmingChange(false);
          remove.reset();
        }}
      >
        <p>
          They will be signed out at once and cannot sign in again. Invitation and password links
          they created will stop working.
        </p>
        {remove.error && <FailureNotice error={remove.error} action="try" />}
      </ConfirmDialog>
    </div>
  );
}

type ActionsProps = {
  username: string;
  onNewPassword: () => void;
  onSignOut: () => void;
  onRemove: () => void;
};

function Actions({ username, onNewPassword, onSignOut, onRemove }: ActionsProps) {
  return (
    <div className={styles.buttons}>
      <ActionButton
        variant="outline"
        aria-label={`New password for ${username}`}
        onClick={onNewPassword}
      >
        New Password
      </ActionButton>
      <ActionButton variant="outline" aria-label={`Sign out ${username}`} onClick={onSignOut}>
        Sign Out
      </ActionButton>
      <ActionButton
        color="danger"
        variant="outline"
        aria-label={`Remove ${username}`}
        onClick={onRemove}
      >
        Remove
      </ActionButton>
    </div>
  );
}

type ColleagueDetailsProps = { colleague: ColleagueDto; isSelf: boolean };

function ColleagueDetails({ colleague, isSelf }: ColleagueDetailsProps) {
  const { username, createdAt, lastSeenAt, hasSecondFactor } = colleague;
  return (
    <div className={styles.about}>
      <strong>{username}</strong>
      {isSelf && " (you)"}
      <p className={styles.aside}>
        Added {formatLocalDateTime(createdAt)}.{" "}
        {lastSeenAt ? `Last seen ${formatLocalDateTime(lastSeenAt)}.` : "Never signed in."}{" "}
        {hasSecondFactor ? "Second factor on." : "Second factor off."}
      </p>
    </div>
  );
}

function NewLink({ link: { title, url, expiresAt } }: { link: CreatedLink }) {
  return (
    <FormOutcome kind="success" title={title}>
      <div className={styles.link}>
        <p>
          Send this link to your colleague. It works once, until {formatLocalDateTime(expiresAt)}.
          You will not see it again.
        </p>
        <TextInput
          aria-label={title}
          size="md"
          value={url}
          className={styles.wide}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyTextButton text={url} label="Copy Link" />
      </div>
    </FormOutcome>
  );
}
