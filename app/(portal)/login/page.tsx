import type { Metadata } from "next";
import { LoginCard } from "@/components/portal/auth/login-card";
import { ServiceShell } from "@/components/site/pages/service-shell";

export const metadata: Metadata = { title: "Admin Login", robots: { index: false } };

export default function LoginPage() {
  return (
    <ServiceShell title="Admin Login" hasClosing={false} hasCard>
      <LoginCard />
    </ServiceShell>
  );
}
