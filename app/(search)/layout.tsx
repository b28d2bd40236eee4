import type { ReactNode } from "react";
import { CallbackWidget } from "@/components/site/contact/callback-widget";

/** Made for each request, and never kept: what visitors look for is without number. */
export const dynamic = "force-dynamic";

export default function SearchLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <CallbackWidget />
    </>
  );
}
