import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/site/seo/json-ld";
import { IncompleteMarker } from "@/components/site/seo/page-markers";
import { ServicePage } from "@/components/site/pages/service-page";
import { buildBreadcrumbs, listPagesWithSection } from "@/content/navigation";
import { sections } from "@/content/sections";
import { safeLoad } from "@/lib/core/safe-load";
import { findRelatedForPage } from "@/lib/entries/related/data";
import { buildBreadcrumbData, jsonLdText } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";

const places = listPagesWithSection(sections);

export const dynamicParams = false;
export const generateStaticParams = () =>
  places.map(({ page }) => ({ slug: page.href.slice(1).split("/") }));

const findPlace = (slug: string[]) =>
  places.find(({ page }) => page.href === `/${slug.map(decodeURIComponent).join("/")}`);

export async function generateMetadata({ params }: PageProps<"/[...slug]">): Promise<Metadata> {
  const place = findPlace((await params).slug);
  return place ? pageMetadata(place.page) : {};
}

export default async function ContentRoute({ params }: PageProps<"/[...slug]">) {
  const place = findPlace((await params).slug);
  if (!place) notFound();
  const related = await safeLoad("related entries of a page", () => findRelatedForPage(place));
  return (
    <>
      {related.failed && <IncompleteMarker />}
      <JsonLd
        text={jsonLdText([buildBreadcrumbData(buildBreadcrumbs(sections, place.page.href))])}
      />
      <ServicePage {...place} related={related.failed ? undefined : related.value} />
    </>
  );
}
