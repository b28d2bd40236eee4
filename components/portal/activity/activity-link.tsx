"use client";

import { useState } from "react";
import { ActivityDialog } from "./activity-dialog";
import styles from "./activity.module.css";

/** Opens the audit: who did what, when, and from where. */
export function ActivityLink() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setOpened(true)}>
        Activity
      </button>
      <ActivityDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
