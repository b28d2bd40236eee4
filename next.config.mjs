import "./scripts/setup/require-node.mjs";
import "./lib/core/v8-flags.mjs";
// A named import of enableCompileCache would fail in an older Node before require-node.mjs reports the required
// version.
import module from "node:module";
import path from "node:path";
import { securityHeaders } from "./lib/core/security-headers.mjs";
import { precompile } from "./scripts/precompile.mjs";

// Reuses compiled code at the next start.
module.enableCompileCache(path.resolve(".next/compiled"));

/** @satisfies {Pick<import("next/dist/lib/load-custom-routes").Rewrite, "source" | "has">} */
const blogSearch = { source: "/blog", has: [{ type: "query", key: "q" }] };

const pagedLists = ["/blog", "/media"];

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // Only the container image (scripts/image/assemble.mjs) uses a standalone build; `next start` cannot serve it.
  ...(process.env.BUILD_STANDALONE === "1" && { output: "standalone" }),
  cacheHandler: path.resolve("lib/cache/handler.mjs"),
  cacheMaxMemorySize: 0,
  // Disables the URL of Next's image optimiser, because images are prebuilt (docs/decisions/0005).
  images: { unoptimized: true },
  reactStrictMode: true,
  serverExternalPackages: [
    // These packages have native code or data files.
    "satori",
    "sharp",
    "better-sqlite3",
    "isomorphic-dompurify",
    "jsdom",
    "@node-rs/argon2",
    // These would otherwise be bundled into every API route.
    "@redis/client",
    "rate-limiter-flexible",
    "jose",
    "@zxcvbn-ts/core",
    "@zxcvbn-ts/language-common",
  ],
  // The build skips type checks, because `npm run check` and `npm test` check all types.
  typescript: { ignoreBuildErrors: true },
  compiler: { runAfterProductionCompile: ({ distDir }) => precompile(distDir) },
  turbopack: { root: path.resolve() },
  experimental: {
    // Preloading all routes takes a tenth of the start-up time, and memory for routes that are never requested.
    preloadEntriesOnStart: false,
    // Middleware reads no request bodies; by default, Next buffers up to 10 MB of each.
    proxyClientMaxBodySize: "1kb",
    // Seconds for which an open tab may reuse a page; 30 is Next's minimum.
    staleTimes: { static: 30 },
    optimizePackageImports: ["@mantine/core", "@mantine/hooks", "@tabler/icons-react"],
  },
  headers: async () => [
    {
      source: "/:path*",
      headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
    },
    { ...blogSearch, headers: [{ key: "X-Robots-Tag", value: "noindex" }] },
  ],
  // /blog/page/2 is the internal route for /blog?page=2, because reading searchParams would make /blog dynamic.
  // The internal URL redirects to the public one. A search (/blog?q=words) has its own dynamic route.
  redirects: async () => [
    { source: "/blog/search", destination: "/blog", permanent: true },
    ...pagedLists.map((list) => ({
      source: `${list}/page/:page`,
      destination: `${list}?page=:page`,
      permanent: true,
    })),
  ],
  rewrites: async () => ({
    beforeFiles: [
      { ...blogSearch, destination: "/blog/search" },
      ...pagedLists.map((list) => ({
        source: list,
        has: [{ type: /** @type {const} */ ("query"), key: "page", value: "(?<page>.+)" }],
        destination: `${list}/page/:page`,
      })),
    ],
  }),
};

export default config;
