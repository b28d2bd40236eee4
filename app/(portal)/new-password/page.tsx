import type { Metadata } from "next";
import { RegistrationForm } from "@/components/portal/auth/registration-form";
import { ServiceShell } from "@/components/site/pages/service-shell";

export const metadata: Metadata = { title: "New Password", robots: { index: false } };

export default function NewPasswordPage() {
  return (
    <ServiceShell title="Choose a New Password" hasClosing={false} hasCard>
      <RegistrationForm purpose="password" />
    </ServiceShell>
  );
}
