import type { ComponentType } from "react";
import type { BlogDto } from "@/lib/entries/blog/schema";
import type { MediaDto } from "@/lib/entries/media/schema";
import type { OfferDto } from "@/lib/entries/offer/schema";

export type Preview<Dto> = ComponentType<{ draft: Dto }>;

/** Passed in from `app`, because they render the site's components, which the portal must not import. */
export type Previews = {
  blog: Preview<BlogDto>;
  media: Preview<MediaDto>;
  offer: Preview<OfferDto>;
};
