import type { ReactNode } from "react";
import { CallbackWidget } from "@/components/site/contact/callback-widget";

/** Never cached, because the number of different searches is unlimited. */
export const dynamic = "force-dynamic";

export default function SearchLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <CallbackWidget />
    </>
  );
}
