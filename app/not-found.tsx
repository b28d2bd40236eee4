import type { Metadata } from "next";
import { CallbackWidget } from "@/components/site/contact/callback-widget";
import { ErrorScreen } from "@/components/site/layout/error-screen";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/core/paths";
import { loadFirm } from "@/lib/firm/data";
import { formatResponseTime } from "@/lib/firm/statements";

export const metadata: Metadata = { title: "Page Not Found", robots: { index: false } };

export default async function NotFoundPage() {
  return (
    <>
      <ErrorScreen
        eyebrow="404"
        title="Page Not Found"
        text="The page you're looking for doesn't exist or has been moved."
      >
        <ButtonLink href={paths.home}>Go Home</ButtonLink>
        <ButtonLink href={paths.blog} variant="outline">
          Browse Blog
        </ButtonLink>
      </ErrorScreen>
      <CallbackWidget responseTime={formatResponseTime(await loadFirm())} />
    </>
  );
}
