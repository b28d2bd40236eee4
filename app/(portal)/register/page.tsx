import type { Metadata } from "next";
import { RegistrationForm } from "@/components/portal/auth/registration-form";
import { ServiceShell } from "@/components/site/pages/service-shell";

export const metadata: Metadata = { title: "Admin Registration", robots: { index: false } };

export default function RegisterPage() {
  return (
    <ServiceShell title="Admin Registration" hasClosing={false}>
      <RegistrationForm purpose="account" />
    </ServiceShell>
  );
}
