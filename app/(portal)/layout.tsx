import "@mantine/core/styles.layer.css";
import type { ReactNode } from "react";

/** Rendered per request, because the Content-Security-Policy contains a nonce. */
export const dynamic = "force-dynamic";

export default function PortalLayout({ children }: { children: ReactNode }) {
  return children;
}
