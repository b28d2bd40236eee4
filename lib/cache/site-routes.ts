import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { formatError, log } from "@/lib/core/log";

/** `shared`: one response for all visitors; `perRequest`: one per request; `notFound`: the 404 page. */
export type RouteKind = "shared" | "perRequest" | "notFound";

/** Matches paths that Next redirects to their canonical form. */
export const REDIRECTED_PATH = /.\/$|\/\//;

type Route = { page: string; regex: string };
type RoutesManifest = { staticRoutes: Route[]; dynamicRoutes: Route[] };
type PrerenderManifest = {
  routes: Record<string, unknown>;
  dynamicRoutes: Record<string, { routeRegex: string; fallback: string | false | null }>;
};

const readManifest = (folder: string, name: string) =>
  JSON.parse(
    readFileSync(path.join(/* turbopackIgnore: true */ folder, `${name}.json`), "utf8"),
  ) as unknown;

function buildClassifier(folder: string): (path: string) => RouteKind {
  const { staticRoutes, dynamicRoutes } = readManifest(folder, "routes-manifest") as RoutesManifest;
  const prerenderManifest = readManifest(folder, "prerender-manifest") as PrerenderManifest;
  const sharedPaths = new Set(Object.keys(prerenderManifest.routes));
  const sharedRoutes = Object.entries(prerenderManifest.dynamicRoutes);
  // A route without a fallback has only its prerendered paths.
  const pagesWithoutFallback = new Set(
    sharedRoutes.filter(([, { fallback }]) => fallback === false).map(([page]) => page),
  );
  const sharedPatterns = sharedRoutes
    .filter(([page]) => !pagesWithoutFallback.has(page))
    .map(([, { routeRegex }]) => new RegExp(routeRegex));
  const routePatterns = [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => !pagesWithoutFallback.has(page))
    .map(({ regex }) => new RegExp(regex));
  return (pathname) => {
    if (REDIRECTED_PATH.test(pathname)) return "perRequest";
    if (sharedPaths.has(pathname)) return "shared";
    if (sharedPatterns.some((pattern) => pattern.test(pathname))) return "shared";
    return routePatterns.some((pattern) => pattern.test(pathname)) ? "perRequest" : "notFound";
  };
}

/** Returns a function that classifies paths. If the build cannot be read, every path is `perRequest`. */
export function createRouteClassifier(
  folder = path.resolve(/* turbopackIgnore: true */ ".next"),
): (path: string) => RouteKind {
  try {
    return buildClassifier(folder);
  } catch (error) {
    log("warn", { code: "build_unreadable", error: formatError(error) });
    return () => "perRequest";
  }
}
