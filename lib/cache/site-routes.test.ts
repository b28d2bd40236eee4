import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { createRouteKind } from "./site-routes";

Object.assign(process.env, {
  DATABASE_URL: "file:/nowhere/site.db",
  NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
});

const folder = mkdtempSync(path.join(tmpdir(), "arthora-routes-"));
const write = (name: string, content: object) =>
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content));

afterAll(() => rmSync(folder, { recursive: true }));

describe("createRouteKind", () => {
  test("leaves every path to Next if the build has no manifests", () => {
    expect(createRouteKind(folder)("/none")).toBe("own");
  });

  test.each([
    ["/", "shared"],
    ["/loans/home-loan", "shared"],
    ["/blog/any", "shared"],
    ["/admin", "own"],
    ["/api/blogs/any", "own"],
    ["/none", "none"],
    ["/loans/none", "none"],
    ["/blog/any/more", "none"],
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
    expect(createRouteKind(folder)(pathname)).toBe(kind);
  });
});
