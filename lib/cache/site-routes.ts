import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { errorText, log } from "@/lib/core/log";

/** `shared`: one response for all visitors; `own`: one per request; `none`: the 404 page. */
export type RouteKind = "shared" | "own" | "none";

/** Matches paths that Next redirects to their canonical form. */
export const REDIRECTED = /.\/$|\/\//;

type Route = { page: string; regex: string };
type Routes = { staticRoutes: Route[]; dynamicRoutes: Route[] };
type Prerendered = {
  routes: Record<string, unknown>;
  dynamicRoutes: Record<string, { routeRegex: string; fallback: string | false | null }>;
};

const readManifest = (folder: string, name: string) =>
  JSON.parse(
    readFileSync(path.join(/* turbopackIgnore: true */ folder, `${name}.json`), "utf8"),
  ) as unknown;

function readRoutes(folder: string): (path: string) => RouteKind {
  const { staticRoutes, dynamicRoutes } = readManifest(folder, "routes-manifest") as Routes;
  const prerendered = readManifest(folder, "prerender-manifest") as Prerendered;
  const sharedPaths = new Set(Object.keys(prerendered.routes));
  const patterns = Object.entries(prerendered.dynamicRoutes);
  // A route without a fallback has only its prerendered paths.
  const prerenderedOnly = new Set(
    patterns.filter(([, { fallback }]) => fallback === false).map(([page]) => page),
  );
  const sharedPatterns = patterns
    .filter(([page]) => !prerenderedOnly.has(page))
    .map(([, { routeRegex }]) => new RegExp(routeRegex));
  const ownPatterns = [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => !prerenderedOnly.has(page))
    .map(({ regex }) => new RegExp(regex));
  return (pathname) => {
    if (REDIRECTED.test(pathname)) return "own";
    if (sharedPaths.has(pathname)) return "shared";
    if (sharedPatterns.some((pattern) => pattern.test(pathname))) return "shared";
    return ownPatterns.some((pattern) => pattern.test(pathname)) ? "own" : "none";
  };
}

/** Returns a function that classifies paths. If the build cannot be read, every path is `own`. */
export function createRouteKind(
  folder = path.resolve(/* turbopackIgnore: true */ ".next"),
): (path: string) => RouteKind {
  try {
    return readRoutes(folder);
  } catch (error) {
    log("warn", { code: "build_unreadable", error: errorText(error) });
    return () => "own";
  }
}
