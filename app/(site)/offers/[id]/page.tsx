import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { OfferDetail } from "@/components/site/offers/offer-detail";
import { OfferNotFound } from "@/components/site/offers/offer-not-found";
import { toPageStep, ReadNext } from "@/components/site/pages/read-next";
import { RegulatorySection } from "@/components/site/pages/regulatory-information";
import { ServiceUnavailableMarker } from "@/components/site/seo/page-markers";
import { safeLoad } from "@/lib/core/safe-load";
import { loadFirm } from "@/lib/firm/data";
import { offerSubjects } from "@/lib/firm/statements";
import { listTextSubjects } from "@/lib/firm/text-subjects";
import { offerKind } from "@/lib/entries/offer/kind";
import { findRelatedPages } from "@/lib/entries/related/data";
import { getEntry } from "@/lib/entries/store";
import { shorten } from "@/lib/core/format";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { paths } from "@/lib/core/paths";
import { toPageHtml } from "@/lib/html/page-html";
import { htmlToText } from "@/lib/html/text";

/** Search engines show about this many characters. */
const DESCRIPTION_LENGTH = 155;

const FAILURE = "An error occurred while fetching offer details";

const loadOffer = cache((id: string) => safeLoad("offer", () => getEntry(offerKind, id)));

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/offers/[id]">): Promise<Metadata> {
  const { id } = await params;
  const offer = await loadOffer(id);
  if (offer.failed || offer.value === null) {
    const title = offer.failed ? FAILURE : "Offer Not Found";
    return { title, robots: { index: false } };
  }
  const { title, description, version } = offer.value;
  return pageMetadata({
    href: paths.offer(id),
    title,
    description: shorten(htmlToText(description), DESCRIPTION_LENGTH) || title,
    version,
  });
}

export default async function OfferPage({ params }: PageProps<"/offers/[id]">) {
  const offer = await loadOffer((await params).id);
  if (offer.failed) {
    return (
      <>
        <ServiceUnavailableMarker />
        <OfferNotFound message={FAILURE} />
      </>
    );
  }
  if (offer.value === null) notFound();
  const { title, category, discount, description } = offer.value;
  const texts = { title, summary: discount, text: htmlToText(description) };
  const pages = findRelatedPages(texts);
  const subjects = [...offerSubjects[category], ...listTextSubjects(texts)];
  return (
    <>
      <OfferDetail offer={offer.value} description={toPageHtml(description, "article")} />
      <ReadNext groups={[{ title: "About This Topic", steps: pages.map(toPageStep) }]} />
      <RegulatorySection subjects={subjects} firm={await loadFirm()} />
    </>
  );
}
