import "@mantine/core/styles.layer.css";
import "@mantine/tiptap/styles.layer.css";
import type { ReactNode } from "react";

/** Made for each request, never stored: the policy of these pages carries a nonce (design §6). */
export const dynamic = "force-dynamic";

export default function PortalLayout({ children }: { children: ReactNode }) {
  return children;
}
