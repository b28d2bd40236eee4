/** The picture of an offer that has none of its own (spec §2, offer detail). */
export const offerFallbackSrc = "/art/hero/offer-default.webp";
