/** @jest-config-loader esbuild-register */
import "./scripts/setup/require-node.mjs";
import type { Config } from "jest";
import nextJest from "next/jest.js";

// An unusual time zone exposes code that is correct only in UTC or in India.
process.env.TZ = "Pacific/Chatham";

const createConfig = nextJest({ dir: "./" });

/** Matches the packages that Jest does not transform: all except those with ES modules. */
const untransformedPackages =
  /node_modules\/(?!(nanoid|light-my-request|cookie|parse5|entities|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|@exodus|@asamuzakjp|@csstools)\/)/
    .source;

/** Suites that run one at a time, because other suites would disturb their timing or memory. */
const apiAlone = ["api/observability"];
const slowAlone = ["connections", "export-volume", "mail-instances", "many-leads"].map(
  (name) => `slow/${name}`,
);

const files = (names: string[]) => names.map((name) => `<rootDir>/tests/${name}.test.ts`);

async function project(name: string, testMatch: string[], ignored: string[] = []): Promise<Config> {
  const config = await createConfig({
    displayName: name,
    testEnvironment: "node",
    testMatch,
    testPathIgnorePatterns: [
      "/node_modules/",
      ...ignored.map((file) => `/tests/${file}\\.test\\.ts$`),
    ],
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    testEnvironmentOptions: { customExportConditions: ["node", "react-server"] },
  })();
  return { ...config, transformIgnorePatterns: [untransformedPackages] };
}

export default async function jestConfig(): Promise<Config> {
  return {
    projects: [
      (await project("unit", [
        "<rootDir>/tests/*.test.ts",
        "<rootDir>/{lib,components,content}/**/*.test.ts",
      ])) as never,
      (await project("api", files(["api/*"]), apiAlone)) as never,
      (await project("api alone", files(apiAlone))) as never,
      (await project("nginx", files(["nginx/*"]))) as never,
      (await project("slow", files(["slow/*", "browsers/*"]), slowAlone)) as never,
      (await project("slow alone", files(slowAlone))) as never,
    ],
    // Ends tests that hang. The limit is long, because test machines may be slow and busy.
    testTimeout: 240_000,
  };
}
