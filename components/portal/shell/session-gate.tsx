"use client";

import { useMounted } from "@mantine/hooks";
import { type ReactNode, useEffect, useState } from "react";
import { request } from "@/lib/http/client";
import { paths } from "@/lib/core/paths";
import { clearStoredSession, readStoredSession } from "@/lib/auth/stored-session";

/**
 * Shows the portal to a browser that has the stored keys of an administrator, and nothing to
 * any other (spec §2). The keys are looked at once: if they end later, what was typed stays.
 */
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

/** Takes the cookie away first: with it, /admin would open again without its keys. */
async function leaveForLogin() {
  clearStoredSession();
  await request("POST", "/api/logout", { withCookie: true }).catch(() => undefined);
  // The fragment names what was asked for, such as a lead.
  window.location.replace(paths.login + window.location.hash);
}
