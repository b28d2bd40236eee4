"use client";

import { useState } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { hasUsedRecoveryCode } from "@/lib/auth/stored-session";
import { AccountDialog } from "./account";
import styles from "./account.module.css";
import { useAccount } from "./use-account";

/** Shown after a sign-in with a recovery code, until the second factor is turned off or the tab is closed. */
export function RecoveryCodeNotice() {
  const [isShown] = useState(hasUsedRecoveryCode);
  return isShown && <RemainingCodes />;
}

function RemainingCodes() {
  const { query } = useAccount();
  const [opened, setOpened] = useState(false);
  const count = query.data?.recoveryCodes;
  return (
    <>
      {count !== undefined && hasUsedRecoveryCode() && (
        <div className={styles.warning}>
          <p>
            You have {count} recovery {count === 1 ? "code" : "codes"} left. If you no longer have
            your phone, set up your new one now.
          </p>
          <ActionButton variant="outline" onClick={() => setOpened(true)}>
            Set Up New Phone
          </ActionButton>
        </div>
      )}
      <AccountDialog opened={opened} onClose={() => setOpened(false)} firstTab="second-factor" />
    </>
  );
}
