import type { ReactNode } from "react";
import { CallbackWidget } from "@/components/site/contact/callback-widget";

/** Visitors share cached pages (lib/cache/publish.ts), so no page may depend on a visitor's request. */
export const dynamic = "error";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <CallbackWidget />
    </>
  );
}
