import type { MetadataRoute } from "next";
import { colours } from "@/content/colours";
import { site } from "@/content/site";
import { paths } from "@/lib/core/paths";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: paths.home,
    display: "browser",
    background_color: colours.paper,
    theme_color: colours.pineDeep,
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
