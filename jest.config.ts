/** @jest-config-loader esbuild-register */
import "./scripts/setup/require-node.mjs";
import type { Config } from "jest";
import nextJest from "next/jest.js";

// An odd time zone, so that what is right only in UTC, or only in India, fails.
process.env.TZ = "Pacific/Chatham";

const createConfig = nextJest({ dir: "./" });

/** Packages that come as ES modules only. */
const esModules =
  /node_modules\/(?!(nanoid|parse5|entities|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|@exodus|@asamuzakjp|@csstools)\/)/
    .source;

/** A suite that measures how soon a site answers: nothing else runs beside it. */
const alone = ["<rootDir>/tests/api/observability.test.ts"];

async function project(name: string, testMatch: string[], ignored: string[] = []): Promise<Config> {
  const config = await createConfig({
    displayName: name,
    testEnvironment: "node",
    testMatch,
    testPathIgnorePatterns: ["/node_modules/", ...ignored],
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    testEnvironmentOptions: { customExportConditions: ["node", "react-server"] },
  })();
  return { ...config, transformIgnorePatterns: [esModules] };
}

export default async function jestConfig(): Promise<Config> {
  return {
    projects: [
      (await project("unit", [
        "<rootDir>/tests/*.test.ts",
        "<rootDir>/{lib,components,content}/**/*.test.ts",
      ])) as never,
      (await project("api", ["<rootDir>/tests/api/*.test.ts"], alone)) as never,
      (await project("alone", alone)) as never,
      (await project("nginx", ["<rootDir>/tests/nginx/*.test.ts"])) as never,
      (await project("slow", [
        "<rootDir>/tests/slow/*.test.ts",
        "<rootDir>/tests/browsers/*.test.ts",
      ])) as never,
    ],
    // A limit for what hangs: machines that test may be slow, and do other things beside.
    testTimeout: 240_000,
  };
}
