"use client";

import { useMutation } from "@tanstack/react-query";
import { ActionButton } from "@/components/portal/forms/action-button";
import { portalRequest } from "@/components/portal/requests/portal-request";
import type { InvitationDto } from "@/lib/auth/schema";
import { FailureNotice } from "../dialogs/failure-notice";
import { formatLocalDateTime } from "../lists/local-date-time";
import styles from "./account.module.css";
import { useInvitations } from "./use-account";

const describeLink = ({ username }: InvitationDto) =>
  username === null ? "Invitation" : `New password for ${username}`;

/** `onOutcome` gets null when a withdrawal starts, which hides the text of an earlier one. */
type InvitationsProps = { onOutcome: (text: string | null) => void };

export function Invitations({ onOutcome }: InvitationsProps) {
  const { query, reload } = useInvitations();
  const withdrawal = useMutation({
    mutationFn: ({ id }: InvitationDto) => portalRequest("DELETE", `/api/invitations/${id}`),
    onMutate: () => onOutcome(null),
    onSuccess: (_, link) => onOutcome(`${describeLink(link)}: the link no longer works.`),
    onSettled: reload,
  });
  const error = withdrawal.error ?? query.error;
  const links = query.data ?? [];
  if (error === null && links.length === 0) return null;
  return (
    <section className={`${styles.section} ${styles.wide}`} aria-labelledby="open-links">
      <h3 id="open-links" className={styles.title}>
        Open Links
      </h3>
      <p className={styles.aside}>
        A link is shown only once. If it is lost or sent to someone else, withdraw it and create
        another.
      </p>
      {error && <FailureNotice error={error} action="try" />}
      <ul className={styles.list} aria-labelledby="open-links">
        {links.map((link) => (
          <li key={link.id} className={styles.row}>
            <div className={styles.about}>
              <strong>{describeLink(link)}</strong>
              <p className={styles.aside}>
                Created {formatLocalDateTime(link.createdAt)}
                {link.createdBy && ` by ${link.createdBy}`}. Works until{" "}
                {formatLocalDateTime(link.expiresAt)}.
              </p>
            </div>
            <ActionButton
              variant="outline"
              aria-label={`Withdraw ${describeLink(link)}, created ${formatLocalDateTime(link.createdAt)}`}
              isBusy={withdrawal.isPending && withdrawal.variables.id === link.id}
              onClick={() => withdrawal.mutate(link)}
            >
              Withdraw
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
