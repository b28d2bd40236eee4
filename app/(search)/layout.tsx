import type { ReactNode } from "react";
import { CallbackWidget } from "@/components/site/contact/callback-widget";
import { loadFirm } from "@/lib/firm/data";
import { formatResponseTime } from "@/lib/firm/statements";

/** Never cached, because the number of different searches is unlimited. */
export const dynamic = "force-dynamic";

export default async function SearchLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <CallbackWidget responseTime={formatResponseTime(await loadFirm())} />
    </>
  );
}
