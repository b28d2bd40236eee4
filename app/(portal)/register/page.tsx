import type { Metadata } from "next";
import { RegistrationForm } from "@/components/portal/auth/registration-form";
import { ServiceShell } from "@/components/site/pages/service-shell";
import { hasAdmin } from "@/lib/auth/users";
import { safeLoad } from "@/lib/core/safe-load";

export const metadata: Metadata = { title: "Admin Registration", robots: { index: false } };

export default async function RegisterPage() {
  const admin = await safeLoad("administrators", hasAdmin);
  return (
    <ServiceShell title="Admin Registration" hasClosing={false} hasCard>
      <RegistrationForm purpose="account" needsInvitation={!admin.failed && admin.value} />
    </ServiceShell>
  );
}
