import { expect, test } from "@jest/globals";
import { globSync } from "node:fs";
import { getOpenApiDocument } from "@/app/api/openapi.json/document";

/** The routes for unknown paths and for the OpenAPI document itself. */
const UNDESCRIBED_ROUTES = ["app/api/[[...path]]/route.ts", "app/api/openapi.json/route.ts"];

const routeFiles = globSync("app/api/**/route.ts").filter(
  (file) => !UNDESCRIBED_ROUTES.includes(file),
);

const toPath = (file: string) =>
  `/${file.replace(/^app\/|\/route\.ts$/g, "").replace(/\[(\w+)\]/g, "{$1}")}`;

test("describes the path of every route file, and no other path, in the OpenAPI document", () => {
  expect(Object.keys(getOpenApiDocument().paths ?? {}).sort()).toEqual(
    routeFiles.map(toPath).sort(),
  );
});

test.each(routeFiles)("describes exactly the methods that %s allows", async (file) => {
  const { OPTIONS } = (await import(`../${file}`)) as { OPTIONS: () => Response };
  const allowed = OPTIONS().headers.get("allow")!.toLowerCase().split(", ");
  const described = getOpenApiDocument().paths?.[toPath(file)] ?? {};
  expect(Object.keys(described).sort()).toEqual(allowed.sort());
});
