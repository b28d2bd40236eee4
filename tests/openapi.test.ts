import { expect, test } from "@jest/globals";
import { globSync } from "node:fs";
import { openApiDocument } from "@/app/api/openapi.json/document";

/** The route for unknown paths and the OpenAPI document itself. */
const UNDESCRIBED_ROUTES = ["app/api/[[...path]]/route.ts", "app/api/openapi.json/route.ts"];

const routeFiles = globSync("app/api/**/route.ts").filter(
  (file) => !UNDESCRIBED_ROUTES.includes(file),
);

const toPath = (file: string) =>
  `/${file.replace(/^app\/|\/route\.ts$/g, "").replace(/\[(\w+)\]/g, "{$1}")}`;

test("describes the path of every route file, and no other path, in the OpenAPI document", () => {
  expect(Object.keys(openApiDocument().paths ?? {}).sort()).toEqual(routeFiles.map(toPath).sort());
});

test.each(routeFiles)("describes exactly the methods that %s allows", async (file) => {
  const { OPTIONS } = (await import(`../${file}`)) as { OPTIONS: () => Response };
  const allowed = OPTIONS().headers.get("allow")!.toLowerCase().split(", ");
  const described = openApiDocument().paths?.[toPath(file)] ?? {};
  expect(Object.keys(described).sort()).toEqual(allowed.sort());
});
