import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/site/seo/json-ld";
import { IncompleteMarker } from "@/components/site/seo/page-markers";
import { ServicePage } from "@/components/site/pages/service-page";
import { buildBreadcrumbs, listPagesWithSection } from "@/content/navigation";
import { sections } from "@/content/sections";
import { safeLoad } from "@/lib/core/safe-load";
import { loadFirm } from "@/lib/firm/data";
import { findRelatedForPage } from "@/lib/entries/related/data";
import { buildBreadcrumbData, toJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";

const pagesWithSection = listPagesWithSection(sections);

export const dynamicParams = false;
export const generateStaticParams = () =>
  pagesWithSection.map(({ page }) => ({ slug: page.href.slice(1).split("/") }));

const findPageWithSection = (slug: string[]) =>
  pagesWithSection.find(({ page }) => page.href === `/${slug.map(decodeURIComponent).join("/")}`);

export async function generateMetadata({ params }: PageProps<"/[...slug]">): Promise<Metadata> {
  const found = findPageWithSection((await params).slug);
  return found ? pageMetadata(found.page) : {};
}

export default async function ContentRoute({ params }: PageProps<"/[...slug]">) {
  const found = findPageWithSection((await params).slug);
  if (!found) notFound();
  const firm = await loadFirm();
  const related = await safeLoad("related entries of a page", () => findRelatedForPage(found));
  return (
    <>
      {related.failed && <IncompleteMarker />}
      <JsonLd text={toJsonLd([buildBreadcrumbData(buildBreadcrumbs(sections, found.page.href))])} />
      <ServicePage {...found} firm={firm} related={related.failed ? undefined : related.value} />
    </>
  );
}
