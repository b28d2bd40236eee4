/** @jest-config-loader esbuild-register */
import "./scripts/setup/require-node.mjs";
import type { Config } from "jest";
import nextJest from "next/jest.js";

// An unusual time zone exposes code that is correct only in UTC or in India.
process.env.TZ = "Pacific/Chatham";

const createConfig = nextJest({ dir: "./" });

/** Matches the packages that Jest does not transform. It has to transform those with only ES modules, such as nanoid. */
const untransformedPattern =
  /node_modules\/(?!(any-ascii|nanoid|light-my-request|cookie|parse5|entities|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|@exodus|@asamuzakjp|@csstools)\/)/
    .source;

/** Suites that run one at a time, because other suites would disturb their timing or memory. */
const isolatedApiSuites = ["api/observability"];
const isolatedSlowSuites = ["connections", "export-volume", "mail-instances", "many-leads"].map(
  (name) => `slow/${name}`,
);

const toTestPaths = (names: string[]) => names.map((name) => `<rootDir>/tests/${name}.test.ts`);

async function createProject(
  name: string,
  testMatch: string[],
  ignoredSuites: string[] = [],
): Promise<Config> {
  const config = await createConfig({
    displayName: name,
    testEnvironment: "node",
    testMatch,
    testPathIgnorePatterns: [
      "/node_modules/",
      ...ignoredSuites.map((suite) => `/tests/${suite}\\.test\\.ts$`),
    ],
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    testEnvironmentOptions: { customExportConditions: ["node", "react-server"] },
  })();
  return { ...config, transformIgnorePatterns: [untransformedPattern] };
}

export default async function jestConfig(): Promise<Config> {
  return {
    projects: [
      (await createProject("unit", [
        "<rootDir>/tests/*.test.ts",
        "<rootDir>/{lib,components,content}/**/*.test.ts",
      ])) as never,
      (await createProject("api", toTestPaths(["api/*"]), isolatedApiSuites)) as never,
      (await createProject("api alone", toTestPaths(isolatedApiSuites))) as never,
      (await createProject("nginx", toTestPaths(["nginx/*"]))) as never,
      (await createProject(
        "slow",
        toTestPaths(["slow/*", "browsers/*"]),
        isolatedSlowSuites,
      )) as never,
      (await createProject("slow alone", toTestPaths(isolatedSlowSuites))) as never,
    ],
    // Ends tests that hang. The limit is long, because test machines may be slow and busy.
    testTimeout: 240_000,
  };
}
