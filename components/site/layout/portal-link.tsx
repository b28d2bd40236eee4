"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { readStoredSession } from "@/lib/auth/stored-session";
import { paths } from "@/lib/core/paths";

const subscribe = () => () => undefined;

function isSignedIn(): boolean {
  try {
    return readStoredSession() !== null;
  } catch {
    return false;
  }
}

/** Shown to staff only. Reads the browser's storage, because cached pages are the same for everyone. */
export function PortalLink() {
  // Renders again on each page, also after signing in.
  usePathname();
  return (
    useSyncExternalStore(subscribe, isSignedIn, () => false) && (
      <SiteLink href={paths.admin} hasPrefetch={false}>
        Portal
      </SiteLink>
    )
  );
}
