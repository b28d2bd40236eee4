import "./scripts/setup/require-node.mjs";
import "./lib/core/v8-flags.mjs";
// Not by name: an older Node has no enableCompileCache, and would fail on that import before
// require-node.mjs can say which Node is needed.
import module from "node:module";
import path from "node:path";
import { compileAhead } from "./scripts/compile-ahead.mjs";

// What Node compiles at a start is there at the next one.
module.enableCompileCache(path.resolve(".next/compiled"));

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  // Full addresses stay on our own site; YouTube's player needs our origin, or it answers error 153.
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/** @satisfies {Pick<import("next/dist/lib/load-custom-routes").Rewrite, "source" | "has">} */
const blogSearch = { source: "/blog", has: [{ type: "query", key: "q" }] };

const pagedLists = ["/blog", "/media"];

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // The tree of the container image (scripts/image/assemble.mjs): `next start` does not serve it.
  ...(process.env.BUILD_STANDALONE === "1" && { output: "standalone" }),
  cacheHandler: path.resolve("lib/cache/handler.mjs"),
  // Bytes of memory; what is asked for least makes room.
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // Pictures are ready as they are (docs/decisions/0005): this closes the optimiser's address.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Packages with native code or data files. The last five would be bundled into every API route.
  serverExternalPackages: [
    "satori",
    "sharp",
    "better-sqlite3",
    "isomorphic-dompurify",
    "jsdom",
    "@node-rs/argon2",
    "@redis/client",
    "rate-limiter-flexible",
    "jose",
    "@zxcvbn-ts/core",
    "@zxcvbn-ts/language-common",
  ],
  // `npm run check` and `npm test` check them, those of tests and scripts too.
  typescript: { ignoreBuildErrors: true },
  compiler: { runAfterProductionCompile: ({ distDir }) => compileAhead(distDir) },
  turbopack: { root: path.resolve() },
  experimental: {
    // All routes' code at a start would be a tenth of it, and memory for what may never be asked for.
    preloadEntriesOnStart: false,
    // Of a body sent to a page with middleware, which reads none: Next would keep 10 MB of each.
    proxyClientMaxBodySize: "1kb",
    // Seconds that an open tab may show a page from its own memory: the least that Next allows.
    staleTimes: { static: 30 },
    optimizePackageImports: ["@mantine/core", "@mantine/hooks", "@tabler/icons-react"],
  },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { ...blogSearch, headers: [{ key: "X-Robots-Tag", value: "noindex" }] },
  ],
  // /blog?page=2 without reading searchParams, which would make /blog dynamic: the address is
  // served by an inner route, and that route's own address leads back to the public one. A search,
  // /blog?q=words, has a route of its own, which is made for each request.
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
