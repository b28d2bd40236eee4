"use client";

import { Loader, TextInput } from "@mantine/core";
import { useState } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FormOutcome } from "@/components/ui/form-outcome";
import type { ColleagueDto, InvitationLinkDto, RenewedTokenDto } from "@/lib/auth/schema";
import { readStoredSession } from "@/lib/auth/stored-session";
import { FailureNotice } from "../dialogs/failure-notice";
import { formatLocalDateTime } from "../lists/local-date-time";
import styles from "./account.module.css";
import { type ColleagueAction, describeColleagueAction } from "./colleague-actions";
import { CopyTextButton } from "./copy-text-button";
import { Invitations } from "./invitations";
import { PasswordConfirmation } from "./password-confirmation";
import { requestWithPassword } from "./request-with-password";
import { useColleagues, useInvitations } from "./use-account";

type Outcome = { title: string; link: InvitationLinkDto | null };

const isLink = (dto: RenewedTokenDto): dto is InvitationLinkDto => "url" in dto;

export function Colleagues() {
  const { query, reload } = useColleagues();
  const { reload: reloadInvitations } = useInvitations();
  const [action, setAction] = useState<ColleagueAction | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  if (query.isPending) return <Loader aria-label="Loading colleagues" />;
  if (query.data === undefined) return <FailureNotice error={query.error} action="try" />;
  const start = (next: ColleagueAction) => {
    setOutcome(null);
    setAction(next);
  };
  if (action !== null) {
    const { path, body, text, done, ...confirmation } = describeColleagueAction(action);
    return (
      <PasswordConfirmation
        {...confirmation}
        onCancel={() => setAction(null)}
        send={async ({ password }) => {
          const dto = await requestWithPassword("POST", path, { ...body, password });
          setAction(null);
          setOutcome({ title: done, link: isLink(dto) ? dto : null });
          await Promise.all([reload(), reloadInvitations()]);
        }}
      >
        <p>{text}</p>
      </PasswordConfirmation>
    );
  }
  const ownId = readStoredSession()?.user.id;
  return (
    <div className={styles.section}>
      {outcome &&
        (outcome.link ? (
          <NewLink title={outcome.title} link={outcome.link} />
        ) : (
          <FormOutcome key={outcome.title} kind="success">
            {outcome.title}
          </FormOutcome>
        ))}
      <ul className={styles.list} aria-label="Administrators">
        {query.data.map((colleague) => (
          <li key={colleague.id} className={styles.row}>
            <ColleagueDetails colleague={colleague} isSelf={colleague.id === ownId} />
            {colleague.id !== ownId && <Actions colleague={colleague} onStart={start} />}
          </li>
        ))}
      </ul>
      <ActionButton onClick={() => start({ kind: "invite" })}>Invite a Colleague</ActionButton>
      <Invitations
        onOutcome={(title) => setOutcome(title === null ? null : { title, link: null })}
      />
    </div>
  );
}

type ActionsProps = { colleague: ColleagueDto; onStart: (action: ColleagueAction) => void };

function Actions({ colleague, onStart }: ActionsProps) {
  const { username } = colleague;
  return (
    <div className={styles.buttons}>
      <ActionButton
        variant="outline"
        aria-label={`New password for ${username}`}
        onClick={() => onStart({ kind: "newPassword", colleague })}
      >
        New Password
      </ActionButton>
      <ActionButton
        variant="outline"
        aria-label={`Sign out ${username}`}
        onClick={() => onStart({ kind: "signOut", colleague })}
      >
        Sign Out
      </ActionButton>
      <ActionButton
        color="danger"
        variant="outline"
        aria-label={`Remove ${username}`}
        onClick={() => onStart({ kind: "remove", colleague })}
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

type NewLinkProps = { title: string; link: InvitationLinkDto };

function NewLink({ title, link: { url, expiresAt } }: NewLinkProps) {
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
