import type { ComponentType } from "react";
import type { BlogDto } from "@/lib/entries/blog/schema";
import type { MediaDto } from "@/lib/entries/media/schema";
import type { OfferDto } from "@/lib/entries/offer/schema";
import type { FirmDto } from "@/lib/firm/schema";

export type Preview<Dto> = ComponentType<{ draft: Dto }>;

/** Code in `app/` passes the previews in, because the portal must not import the site's components that they render. */
export type Previews = {
  blog: Preview<BlogDto>;
  media: Preview<MediaDto>;
  offer: Preview<OfferDto>;
  firm: Preview<FirmDto>;
};
