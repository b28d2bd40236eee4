"use client";

import { useState } from "react";
import { readStoredSession } from "@/lib/auth/stored-session";
import { Dialog } from "../dialogs/dialog";
import activityStyles from "../activity/activity.module.css";
import styles from "./account.module.css";
import { PasswordForm } from "./password-form";

/** Opens what staff do with their own account. */
export function AccountLink() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className={activityStyles.link} onClick={() => setOpened(true)}>
        Account
      </button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Account"
        size="34rem"
        fullScreenOnPhone
      >
        <div className={styles.account}>
          <p className={styles.aside}>
            You are signed in as <strong>{readStoredSession()?.user.username}</strong>.
          </p>
          <section aria-labelledby="account-password" className={styles.section}>
            <h3 id="account-password" className={styles.title}>
              Password
            </h3>
            <PasswordForm />
          </section>
        </div>
      </Dialog>
    </>
  );
}
