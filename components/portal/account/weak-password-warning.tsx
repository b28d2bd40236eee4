"use client";

import { useState } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { AccountDialog } from "./account";
import styles from "./account.module.css";

export function WeakPasswordWarning() {
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.warning}>
      <p>Your password does not meet the rules for new passwords. Please change it.</p>
      <ActionButton variant="outline" onClick={() => setOpened(true)}>
        Change Password
      </ActionButton>
      <AccountDialog opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
}
