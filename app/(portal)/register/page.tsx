import type { Metadata } from "next";
import { RegistrationForm } from "@/components/portal/accounts/registration-form";
import styles from "@/components/portal/accounts/auth.module.css";
import { ServiceShell } from "@/components/site/pages/service-shell";

export const metadata: Metadata = { title: "Admin Registration", robots: { index: false } };

export default function RegisterPage() {
  return (
    <ServiceShell title="Admin Registration" closing={false}>
      <div className={`container ${styles.registration}`}>
        <RegistrationForm />
      </div>
    </ServiceShell>
  );
}
