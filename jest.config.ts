/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import nextJest from "next/jest.js";

// An odd time zone, so that what is right only in UTC, or only in India, fails.
process.env.TZ = "Pacific/Chatham";

const createConfig = nextJest({ dir: "./" });

/** Packages that come as ES modules only. */
const esModules = /node_modules\/(?!(nanoid|parse5|entities|@exodus|@asamuzakjp|@csstools)\/)/
  .source;

async function project(name: string, testMatch: string[]): Promise<Config> {
  const config = await createConfig({
    displayName: name,
    testEnvironment: "node",
    testMatch,
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    testEnvironmentOptions: { customExportConditions: ["node", "react-server"] },
  })();
  return { ...config, transformIgnorePatterns: [esModules] };
}

export default async function jestConfig(): Promise<Config> {
  return {
    projects: [
      (await project("unit", ["<rootDir>/tests/*.test.ts", "<rootDir>/lib/**/*.test.ts"])) as never,
      (await project("api", ["<rootDir>/tests/api/*.test.ts"])) as never,
      (await project("edge", ["<rootDir>/tests/edge/*.test.ts"])) as never,
      (await project("first-run", ["<rootDir>/tests/first-run/*.test.ts"])) as never,
      (await project("image", ["<rootDir>/tests/image/*.test.ts"])) as never,
    ],
    // A limit for what hangs: machines that test may be slow, and do other things beside.
    testTimeout: 240_000,
  };
}
