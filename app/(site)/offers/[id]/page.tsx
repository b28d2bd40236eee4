import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { OfferDetail } from "@/components/site/offer-detail";
import { OfferNotFound } from "@/components/site/offer-not-found";
import { attempt } from "@/lib/attempt";
import { getOffer } from "@/lib/data/offers";
import { sanitizeHtml } from "@/lib/sanitize-html";

export const dynamic = "force-dynamic";

/** Once for the page and its metadata. */
const loadOffer = cache((id: string) => attempt("offer", () => getOffer(id)));

export async function generateMetadata({ params }: PageProps<"/offers/[id]">): Promise<Metadata> {
  const offer = await loadOffer((await params).id);
  if (offer.failed || offer.value === null) return { title: "Offer Not Found" };
  return { title: offer.value.title };
}

export default async function OfferPage({ params }: PageProps<"/offers/[id]">) {
  const offer = await loadOffer((await params).id);
  if (offer.failed) {
    return <OfferNotFound message="An error occurred while fetching offer details" />;
  }
  if (offer.value === null) notFound();
  return <OfferDetail offer={offer.value} description={sanitizeHtml(offer.value.description)} />;
}
