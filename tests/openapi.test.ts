import { expect, test } from "@jest/globals";
import { globSync } from "node:fs";
import { openApiDocument } from "@/app/api/openapi.json/document";

// The document of the API is made of what each route says of its calls.

/** The answer to every unknown path, and the document itself. */
const NOT_DESCRIBED = ["app/api/[[...path]]/route.ts", "app/api/openapi.json/route.ts"];

const routeFiles = globSync("app/api/**/route.ts").filter((file) => !NOT_DESCRIBED.includes(file));

const pathOf = (file: string) =>
  `/${file.replace(/^app\/|\/route\.ts$/g, "").replace(/\[(\w+)\]/g, "{$1}")}`;

test("the document has the path of every route file, and no other", () => {
  expect(Object.keys(openApiDocument().paths ?? {}).sort()).toEqual(routeFiles.map(pathOf).sort());
});

test.each(routeFiles)(
  "the document describes every call that %s takes, and no other",
  async (file) => {
    const { OPTIONS } = (await import(`../${file}`)) as { OPTIONS: () => Response };
    const allowed = OPTIONS().headers.get("allow")!.toLowerCase().split(", ");
    const described = openApiDocument().paths?.[pathOf(file)] ?? {};
    expect(Object.keys(described).sort()).toEqual(allowed.sort());
  },
);
