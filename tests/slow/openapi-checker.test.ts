import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "@jest/globals";
import { adminCredentials } from "../../tools/site/calls";
import { onSqlite } from "../support/on-each-database";

const run = promisify(execFile);

/** A folder inside the project, so that the generated client can import the project's packages. */
const folder = path.resolve("test-results/openapi-client");

const CLIENT = `
import createClient from "openapi-fetch";
import type { paths } from "./schema.ts";

const [baseUrl = "", username = "", password = ""] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl });
const { data: signedIn } = await client.POST("/api/login", { body: { username, password } });
const headers = { Authorization: \`Bearer \${signedIn!.token}\` };
const offer = { title: "A lower rate", description: "", category: "loan", discount: "1%" } as const;
const { data: created } = await client.POST("/api/offers", { headers, body: offer });
const path = { id: created!.id };
const { response } = await client.DELETE("/api/offers/{id}", { headers, params: { path } });
const { error } = await client.GET("/api/offers/{id}", { params: { path } });
// @ts-expect-error There is no such call.
await client.GET("/api/none");
console.log(JSON.stringify([created!.title, response.status, error!.code]));
`;

onSqlite("The OpenAPI document", (suite) => {
  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const document = await (await fetch(`${suite().site.url}/api/openapi.json`)).text();
    writeFileSync(path.join(folder, "openapi.json"), document);
    writeFileSync(path.join(folder, "client.ts"), CLIENT);
  });

  const runInFolder = (program: string, ...args: string[]) =>
    run(process.execPath, [path.resolve("node_modules", program), ...args], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      maxBuffer: 1 << 26,
    });

  test("passes Redocly's recommended rules without an error or a warning", async () => {
    const options = ["lint", "openapi.json", "--format=json"];
    const linted = await runInFolder("@redocly/cli/bin/cli.js", ...options).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(JSON.parse(linted.stdout)).toMatchObject({ problems: [] });
  });

  test("produces a typed client that compiles and can call the site", async () => {
    await runInFolder("openapi-typescript/bin/cli.js", "openapi.json", "-o", "schema.ts");
    const strict = ["--noEmit", "--strict", "--target", "esnext", "--module", "nodenext"];
    const options = [...strict, "--types", "node", "--allowImportingTsExtensions", "client.ts"];
    await runInFolder("typescript/bin/tsc", "--ignoreConfig", ...options).catch(
      ({ stdout }: { stdout: string }) => {
        throw new Error(stdout);
      },
    );
    const { username, password } = adminCredentials;
    const client = path.join(folder, "client.ts");
    const { stdout } = await run(process.execPath, [client, suite().site.url, username, password]);
    expect(JSON.parse(stdout)).toEqual(["A lower rate", 204, "not_found"]);
  });
});
