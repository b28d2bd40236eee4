import type { ReactNode } from "react";
import { CallbackWidget } from "@/components/site/contact/callback-widget";
import { loadFirm } from "@/lib/firm/data";
import { formatResponseTime } from "@/lib/firm/statements";

/** Visitors share cached pages (lib/cache/publish.ts), so no page may depend on a visitor's request. */
export const dynamic = "error";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <CallbackWidget responseTime={formatResponseTime(await loadFirm())} />
    </>
  );
}
