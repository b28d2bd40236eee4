"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { AccountLink } from "@/components/portal/account/account";
import { RecoveryCodeNotice } from "@/components/portal/account/recovery-code-notice";
import { RequiredSecondFactor } from "@/components/portal/account/required-second-factor";
import { WeakPasswordWarning } from "@/components/portal/account/weak-password-warning";
import { ActivityLink } from "@/components/portal/activity/activity";
import { FirmLink } from "@/components/portal/firm/firm";
import { PortalHeader } from "./portal-header";
import styles from "./portal.module.css";
import { PortalTabs } from "./portal-tabs";
import type { Previews } from "@/components/portal/preview/preview";
import { SessionGate } from "./session-gate";
import { SignedOutElsewhere } from "./signed-out-elsewhere";

/** Disables retries and refetches by default (spec §9). With networkMode "always", offline requests fail at once. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });

type PortalProps = {
  previews: Previews;
  hasWeakPassword: boolean;
  mustSetUpSecondFactor: boolean;
};

export function Portal({ previews, hasWeakPassword, mustSetUpSecondFactor }: PortalProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.portal}>
        <SessionGate>
          <SignedOutElsewhere />
          {mustSetUpSecondFactor ? (
            <>
              <PortalHeader />
              <div className={`container ${styles.content}`}>
                <RequiredSecondFactor />
              </div>
            </>
          ) : (
            <PortalTabs
              previews={previews}
              actions={
                <>
                  <AccountLink />
                  <ActivityLink />
                  <FirmLink Preview={previews.firm} />
                </>
              }
              notice={
                <>
                  {hasWeakPassword && <WeakPasswordWarning />}
                  <RecoveryCodeNotice />
                </>
              }
            />
          )}
        </SessionGate>
      </div>
    </QueryClientProvider>
  );
}
