import type { MetadataRoute } from "next";
import { paths } from "@/lib/core/paths";
import { toAbsoluteUrl } from "@/lib/core/site-url";

/** Disallows only the API; portal pages set noindex themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: toAbsoluteUrl(paths.sitemap),
  };
}
