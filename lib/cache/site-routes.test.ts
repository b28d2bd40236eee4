import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { createRouteClassifier } from "./site-routes";

Object.assign(process.env, {
  DATABASE_URL: "file:/nowhere/site.db",
  NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
});

const folder = mkdtempSync(path.join(tmpdir(), "arthora-routes-"));
const write = (name: string, content: object) =>
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content));

afterAll(() => rmSync(folder, { recursive: true }));

describe("createRouteClassifier", () => {
  test("leaves every path to Next if the build has no manifests", () => {
    expect(createRouteClassifier(folder)("/none")).toBe("perRequest");
  });

  test.each([
    ["/", "shared"],
    ["/loans/home-loan", "shared"],
    ["/blog/any", "shared"],
    ["/admin", "perRequest"],
    ["/api/blogs/any", "perRequest"],
    ["/none", "notFound"],
    ["/loans/none", "notFound"],
    ["/blog/any/more", "notFound"],
  ])("classifies %s as %s", (pathname, kind) => {
    const route = (page: string, regex: string) => ({ page, regex });
    write("routes-manifest", {
      staticRoutes: [route("/", "^/(?:/)?$"), route("/admin", "^/admin(?:/)?$")],
      dynamicRoutes: [
        route("/api/blogs/[id]", "^/api/blogs/([^/]+?)(?:/)?$"),
        route("/blog/[id]", "^/blog/([^/]+?)(?:/)?$"),
        route("/[...slug]", "^/(.+?)(?:/)?$"),
      ],
    });
    write("prerender-manifest", {
      routes: { "/": {}, "/loans/home-loan": {} },
      dynamicRoutes: {
        "/blog/[id]": { routeRegex: "^/blog/([^/]+?)(?:/)?$", fallback: null },
        "/[...slug]": { routeRegex: "^/(.+?)(?:/)?$", fallback: false },
      },
    });
    expect(createRouteClassifier(folder)(pathname)).toBe(kind);
  });
});
