import { OfferNotFound } from "@/components/site/offers/offer-not-found";

export default function OfferPageNotFound() {
  return <OfferNotFound message="Offer not found" />;
}
