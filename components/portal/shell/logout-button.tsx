"use client";

import { IconLogout } from "@tabler/icons-react";
import { useState } from "react";
import { paths } from "@/lib/core/paths";
import { clearStoredSession } from "@/lib/auth/stored-session";
import { ActionButton } from "@/components/portal/forms/action-button";
import { mayLoseUnaddedNotes } from "@/components/portal/contacts/unadded-notes";
import { portalRequest } from "@/components/portal/requests/portal-request";

/** Ends the session here and on the server, whatever the server says to it, and goes home. */
export function LogoutButton() {
  const [busy, setBusy] = useState(false);
  const logOut = async () => {
    if (!mayLoseUnaddedNotes()) return;
    setBusy(true);
    await portalRequest("POST", "/api/logout").catch(() => undefined);
    clearStoredSession();
    window.location.assign(paths.home);
  };
  return (
    <ActionButton
      variant="outline"
      leftSection={<IconLogout size={20} stroke={1.75} aria-hidden="true" />}
      busy={busy}
      onClick={logOut}
    >
      Logout
    </ActionButton>
  );
}
