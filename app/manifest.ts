import type { MetadataRoute } from "next";
import { site } from "@/content/site";
import { paths } from "@/lib/core/paths";

/** How the site looks when it is put on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: paths.home,
    display: "browser",
    background_color: "#faf8f4",
    theme_color: "#0a332d",
    lang: "en-IN",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icons/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
