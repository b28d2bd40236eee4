"use client";

import { useMounted } from "@mantine/hooks";
import { type ReactNode, useEffect, useState } from "react";
import { request } from "@/lib/http/client";
import { paths } from "@/lib/core/paths";
import { clearStoredSession, readStoredSession } from "@/lib/auth/stored-session";

/** Checks the stored session only once (spec §2), so that unsaved text survives the end of the session. */
export function SessionGate({ children }: { children: ReactNode }) {
  return useMounted() && <StoredSessionGate>{children}</StoredSessionGate>;
}

function StoredSessionGate({ children }: { children: ReactNode }) {
  const [isAdmin] = useState(() => readStoredSession()?.user.isAdmin === true);
  useEffect(() => {
    if (!isAdmin) void leaveForLogin();
  }, [isAdmin]);
  return isAdmin && children;
}

/** Also ends the session on the server, because its cookie would still open /admin. */
async function leaveForLogin() {
  clearStoredSession();
  await request("POST", "/api/logout", { usesCookie: true }).catch(() => undefined);
  // Preserves the fragment, which may contain a lead's id.
  window.location.replace(paths.login + window.location.hash);
}
