import type { MetadataRoute } from "next";
import { paths } from "@/lib/core/paths";
import { siteUrl } from "@/lib/core/site-url";

/** The portal's pages say themselves that they are not to be indexed; the API has no pages. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: siteUrl(paths.sitemap),
  };
}
