import type { Metadata } from "next";
import { LoginScreen } from "@/components/portal/accounts/login-screen";

export const metadata: Metadata = { title: "Admin Login", robots: { index: false } };

export default function LoginPage() {
  return <LoginScreen />;
}
