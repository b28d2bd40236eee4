"use client";

import { useMounted } from "@mantine/hooks";
import { paths } from "@/lib/core/paths";
import { readStoredSession } from "@/lib/auth/stored-session";
import styles from "./auth.module.css";

/** Links to the portal instead of redirecting, because /admin redirects back to this page if the session has expired. */
export function LastSignIn() {
  const user = useMounted() ? readStoredSession()?.user : undefined;
  if (!user?.isAdmin) return null;
  return (
    <p className={styles.last}>
      You last signed in here as <strong>{user.username}</strong>.{" "}
      <a href={paths.admin}>Go to the admin portal</a>
    </p>
  );
}
