/** Default image of an offer (spec §2, offer detail). */
export const offerFallbackSrc = "/art/hero/offer-default.webp";
