"use client";

import { Loader } from "@mantine/core";
import Bowser from "bowser";
import { useState } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FormOutcome } from "@/components/ui/form-outcome";
import type { SessionDto } from "@/lib/auth/account-schema";
import { type ConfirmationFormValues, confirmationSchema } from "@/lib/auth/schema";
import { FailureNotice } from "../dialogs/failure-notice";
import { localDateTime } from "../lists/local-date-time";
import { AccountForm } from "./account-form";
import styles from "./account.module.css";
import { confirmedRequest } from "./confirmed-request";
import { CurrentPassword } from "./current-password";
import { useAccount } from "./use-account";

/** "Firefox on Windows"; of a program what it calls itself. */
function deviceOf(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

/** Which are to end: one, or all others. */
type Ending = { id?: string; title: string };

/** Where one is signed in, and the way to end it. */
export function Sessions() {
  const { query, reload } = useAccount();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [ended, setEnded] = useState(false);
  if (query.isPending) return <Loader aria-label="Loading your sessions" />;
  if (query.isError) return <FailureNotice error={query.error} action="look" />;
  const { sessions } = query.data;
  const ask = (next: Ending) => {
    setEnded(false);
    setEnding(next);
  };
  if (ending !== null) {
    return (
      <End
        ending={ending}
        onCancel={() => setEnding(null)}
        onEnded={async () => {
          await reload();
          setEnding(null);
          setEnded(true);
        }}
      />
    );
  }
  return (
    <div className={styles.section}>
      {ended && <FormOutcome kind="success">Signed out there.</FormOutcome>}
      <ul className={styles.list} aria-label="Where you are signed in">
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <About session={session} />
            {!session.isThis && (
              <ActionButton
                variant="outline"
                aria-label={`Sign out ${deviceOf(session.userAgent)}`}
                onClick={() =>
                  ask({ id: session.id, title: `Sign out ${deviceOf(session.userAgent)}?` })
                }
              >
                Sign out
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ActionButton variant="outline" onClick={() => ask({ title: "Sign out everywhere else?" })}>
          Sign out everywhere else
        </ActionButton>
      )}
    </div>
  );
}

function About({
  session: { userAgent, isThis, createdAt, lastSeenAt, ip },
}: {
  session: SessionDto;
}) {
  return (
    <div className={styles.about}>
      <strong>{deviceOf(userAgent)}</strong>
      {isThis && " (this one)"}
      <p className={styles.aside}>
        Since {localDateTime(createdAt)}
        {ip && ` from ${ip}`}
        {!isThis && `, last used ${localDateTime(lastSeenAt)}`}
      </p>
    </div>
  );
}

type EndProps = { ending: Ending; onCancel: () => void; onEnded: () => Promise<void> };

function End({ ending: { id, title }, onCancel, onEnded }: EndProps) {
  return (
    <section className={styles.section} aria-labelledby="end-session">
      <h3 id="end-session" className={styles.title}>
        {title}
      </h3>
      <AccountForm<ConfirmationFormValues>
        schema={confirmationSchema}
        empty={{ password: "" }}
        label="Sign out"
        busyLabel="Signing out..."
        send={async ({ password }) => {
          await confirmedRequest("POST", "/api/account/sessions/end", { password, id });
          await onEnded();
        }}
      >
        <CurrentPassword />
      </AccountForm>
      <ActionButton variant="subtle" onClick={onCancel}>
        Cancel
      </ActionButton>
    </section>
  );
}
