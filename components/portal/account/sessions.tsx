"use client";

import { Loader } from "@mantine/core";
import Bowser from "bowser";
import { useState } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FormOutcome } from "@/components/ui/form-outcome";
import type { SessionDto } from "@/lib/auth/schema";
import { FailureNotice } from "../dialogs/failure-notice";
import { formatLocalDateTime } from "../lists/local-date-time";
import styles from "./account.module.css";
import { PasswordConfirmation } from "./password-confirmation";
import { requestWithPassword } from "./request-with-password";
import { useAccount } from "./use-account";

/** Returns a name such as "Firefox on Windows", or the whole User-Agent if it names no known browser. */
function describeDevice(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

/** Without an id, all sessions except the current one end. */
type EndTarget = { id?: string; title: string };

export function Sessions() {
  const { query, reload } = useAccount();
  const [target, setTarget] = useState<EndTarget | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  if (query.isPending) return <Loader aria-label="Loading your sessions" />;
  if (query.isError) return <FailureNotice error={query.error} action="try" />;
  const { sessions } = query.data;
  const confirmEnd = (next: EndTarget) => {
    setHasEnded(false);
    setTarget(next);
  };
  if (target !== null) {
    return (
      <PasswordConfirmation
        title={target.title}
        label="Sign Out"
        busyLabel="Signing Out..."
        onCancel={() => setTarget(null)}
        send={async ({ password }) => {
          const body = { password, id: target.id };
          await requestWithPassword("POST", "/api/account/sessions/end", body);
          await reload();
          setTarget(null);
          setHasEnded(true);
        }}
      />
    );
  }
  return (
    <div className={styles.section}>
      {hasEnded && <FormOutcome kind="success">Signed out.</FormOutcome>}
      <ul className={styles.list} aria-label="Your sessions">
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <SessionDetails session={session} />
            {!session.isCurrent && (
              <ActionButton
                variant="outline"
                aria-label={`Sign out ${describeDevice(session.userAgent)}`}
                onClick={() =>
                  confirmEnd({
                    id: session.id,
                    title: `Sign out ${describeDevice(session.userAgent)}?`,
                  })
                }
              >
                Sign Out
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ActionButton
          variant="outline"
          onClick={() => confirmEnd({ title: "Sign out everywhere else?" })}
        >
          Sign Out Everywhere Else
        </ActionButton>
      )}
    </div>
  );
}

function SessionDetails({
  session: { userAgent, isCurrent, createdAt, lastSeenAt, ip },
}: {
  session: SessionDto;
}) {
  return (
    <div className={styles.about}>
      <strong>{describeDevice(userAgent)}</strong>
      {isCurrent && " (this device)"}
      <p className={styles.aside}>
        Signed in {formatLocalDateTime(createdAt)}
        {ip && ` from ${ip}`}
        {!isCurrent && `, last used ${formatLocalDateTime(lastSeenAt)}`}
      </p>
    </div>
  );
}
