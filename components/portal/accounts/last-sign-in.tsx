"use client";

import { useMounted } from "@mantine/hooks";
import { paths } from "@/lib/core/paths";
import { readStoredSession } from "@/lib/auth/stored-session";
import styles from "./auth.module.css";

/**
 * The way into the portal for who is signed in already. A link and no redirect: whether the session
 * still stands only the server knows, and /admin would send those back whose has ended.
 */
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
