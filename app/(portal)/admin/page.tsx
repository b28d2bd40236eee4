import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getAdminPageSession, mustSetUpSecondFactor } from "@/lib/auth/guards";
import { getSessionCookieName } from "@/lib/auth/session-cookie";
import { getEnv } from "@/lib/core/env";
import { paths } from "@/lib/core/paths";
import { PortalScreen } from "./portal-screen";

export const metadata: Metadata = { title: "Admin Portal", robots: { index: false } };

export default async function AdminPage() {
  const cookie = (await cookies()).get(getSessionCookieName(getEnv().SITE_URL));
  const session = await getAdminPageSession(cookie?.value);
  if (session === null) redirect(paths.login);
  return (
    <PortalScreen
      hasWeakPassword={session.hasWeakPassword}
      mustSetUpSecondFactor={mustSetUpSecondFactor(session)}
    />
  );
}
