import "@/components/ui/mantine-base";
import "./globals.css";
// Imported here, because a page that turns out to be a 404 would otherwise load extra stylesheets.
import "@/components/site/blog/blog-search-form.module.css";
import "@/components/site/layout/error-screen.module.css";
// Imported here to load fewer stylesheets: over HTTP/1.1, they and the top image share six parallel requests.
import "@/components/site/media/media-card.module.css";
import "@/components/site/pages/card-grid.module.css";
import "@/components/site/pages/page-links.module.css";
import "@/components/ui/card-image.module.css";
import "@/components/ui/rich-text.module.css";
import { mantineHtmlProps } from "@mantine/core";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { SiteFooter } from "@/components/site/layout/site-footer";
import { Providers } from "@/components/ui/providers";
import { SkipLink } from "@/components/ui/skip-link";
import { colours } from "@/content/colours";
import { site } from "@/content/site";
import { loadFirm } from "@/lib/firm/data";
import { fontVariables } from "./fonts";
// Imported last: Next cannot merge a style sheet that precedes the shared ones.
import { SiteHeader } from "@/components/site/layout/site-header";

export const metadata: Metadata = {
  title: { default: site.name, template: `%s | ${site.name}` },
  description: site.description,
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "32x32" },
      { url: "/icons/icon.svg", type: "image/svg+xml" },
    ],
    apple: "/icons/apple-touch-icon.png",
  },
};

export const viewport: Viewport = { themeColor: colours.pineDeep, colorScheme: "light" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const firm = await loadFirm();
  return (
    <html
      lang="en-IN"
      {...mantineHtmlProps}
      data-mantine-color-scheme="light"
      className={fontVariables}
    >
      <body>
        <Providers>
          <SkipLink />
          <SiteHeader />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter firm={firm} />
        </Providers>
      </body>
    </html>
  );
}
