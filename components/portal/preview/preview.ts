import type { ComponentType } from "react";
import type { BlogDto } from "@/lib/entries/blog/schema";
import type { MediaDto } from "@/lib/entries/media/schema";
import type { OfferDto } from "@/lib/entries/offer/schema";

/** Draws an entry that is being written as visitors will see it. */
export type Preview<Dto> = ComponentType<{ draft: Dto }>;

/** One for each kind. The public site's parts draw them, so they are handed in from `app`. */
export type Previews = {
  blog: Preview<BlogDto>;
  media: Preview<MediaDto>;
  offer: Preview<OfferDto>;
};
