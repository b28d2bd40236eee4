"use client";

import { IconLogout } from "@tabler/icons-react";
import { useState } from "react";
import { paths } from "@/lib/core/paths";
import { clearStoredSession } from "@/lib/auth/stored-session";
import { ActionButton } from "@/components/portal/forms/action-button";
import { discardDraftsIfConfirmed } from "@/components/portal/contacts/note-drafts";
import { portalRequest } from "@/components/portal/requests/portal-request";

export function LogoutButton() {
  const [isBusy, setBusy] = useState(false);
  const logOut = async () => {
    if (!discardDraftsIfConfirmed()) return;
    setBusy(true);
    await portalRequest("POST", "/api/logout").catch(() => undefined);
    clearStoredSession();
    window.location.assign(paths.home);
  };
  return (
    <ActionButton
      variant="outline"
      leftSection={<IconLogout size={20} stroke={1.75} aria-hidden="true" />}
      isBusy={isBusy}
      onClick={logOut}
    >
      Logout
    </ActionButton>
  );
}
