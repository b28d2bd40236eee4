import type { Metadata } from "next";
import { BlogSearchForm } from "@/components/site/blog/blog-search-form";
import { CallbackWidget } from "@/components/site/contact/callback-widget";
import { ErrorScreen } from "@/components/site/layout/error-screen";
import { ButtonLink } from "@/components/ui/button-link";
import { SiteLink } from "@/components/ui/site-link";
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
        more={
          <>
            <p>
              Or see <SiteLink href={paths.services}>our services</SiteLink> and{" "}
              <SiteLink href={paths.media}>media</SiteLink>, or{" "}
              <SiteLink href={paths.contact}>write to us</SiteLink>.
            </p>
            <BlogSearchForm />
          </>
        }
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
