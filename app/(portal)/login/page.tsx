import type { Metadata } from "next";
import { LoginScreen } from "@/components/portal/auth/login-screen";

export const metadata: Metadata = { title: "Admin Login", robots: { index: false } };

export default function LoginPage() {
  return <LoginScreen />;
}
