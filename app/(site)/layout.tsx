import type { ReactNode } from "react";
import { CallbackWidget } from "@/components/site/contact/callback-widget";

/**
 * Made once and kept until what they show changes (lib/cache/publish.ts): no visitor's request may
 * be read, or one would get what was made for another.
 */
export const dynamic = "error";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <CallbackWidget />
    </>
  );
}
