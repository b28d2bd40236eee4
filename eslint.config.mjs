import "./scripts/setup/require-node.mjs";
import { defineConfig, globalIgnores } from "eslint/config";
import nextCoreWebVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import prettier from "eslint-config-prettier/flat";
import { plainEnglish } from "./scripts/testing/plain-english.mjs";

const forbid = (target, from, message, except = []) => ({ target, from, message, except });

/** The folders of lib, lowest first. */
export const layers = [
  "core",
  "calculators",
  "email",
  "db",
  "audit",
  "rate-limit",
  "auth",
  "http",
  "uploads",
  "html",
  "cache",
  "entries",
  "firm",
  "contacts",
  "seo",
  "server",
];

const wholeDateFns = {
  name: "date-fns",
  message: "date-fns loads 300 modules. Import single functions, such as date-fns/addDays.",
};

// Import boundaries (docs/architecture.md).
const boundaries = [
  ...layers.map((layer, index) =>
    forbid(
      `./lib/${layer}`,
      "./lib",
      `In lib, ${layer} imports only itself and the folders above it in README's map.`,
      layers.slice(0, index + 1).map((allowed) => `./${allowed}`),
    ),
  ),
  forbid(
    "./{components,content,lib,prisma}/**",
    "./app",
    "No other folder of the site imports app.",
  ),
  forbid("./lib", "./components", "lib never imports components."),
  forbid("./components/site", "./components/portal", "Site and portal never import each other."),
  forbid("./components/portal", "./components/site", "Site and portal never import each other."),
  forbid("./components/ui", "./components/{site,portal}/**", "ui imports neither site nor portal."),
  forbid(
    "./content",
    "./{app,components,lib,prisma,scripts,tests,tools}/**",
    "content imports only itself.",
  ),
  forbid(
    "./{app,components}/**",
    "./lib/db/client.ts",
    "Call a function of lib: only lib uses the database client.",
  ),
  forbid(
    "./{app,components,content,lib}/**",
    "./{scripts,tests,tools}/**",
    "The site imports no scripts, tools or tests.",
  ),
  forbid("./{scripts,tools}/**", "./tests", "Scripts and tools import no tests."),
  forbid("./scripts", "./tools", "Scripts import no tools: tools are for development only."),
];

export default defineConfig([
  globalIgnores([
    ".next/**",
    "prisma/generated/**",
    "next-env.d.ts",
    "test-results/**",
    "playwright-report/**",
  ]),
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    plugins: { "plain-english": plainEnglish },
    rules: {
      "plain-english/comments": "error",
      "plain-english/titles": "error",
      "import/no-restricted-paths": ["error", { zones: boundaries }],
      "import/no-extraneous-dependencies": "error",
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Only lib/core/env.ts reads process.env." },
      ],
      "no-restricted-imports": ["error", wholeDateFns],
      "no-restricted-syntax": [
        "error",
        {
          selector:
            ":matches(FunctionDeclaration, VariableDeclarator)[id.name=/Of$/], TSPropertySignature[key.name=/Of$/]",
          message: "Begin the name with a verb: listTags, not tagsOf.",
        },
      ],
      "react/no-danger": "error",
      // Our images are prebuilt in every width. For other images, next/image would make this server
      // fetch any URL that staff enter.
      "@next/next/no-img-element": "off",
      "no-console": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    },
  },
  {
    files: ["lib/**/*schema.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [wholeDateFns],
          patterns: [
            { regex: "^(server-only|next|node:)", message: "Schemas also run in the browser." },
          ],
        },
      ],
    },
  },
  {
    // Code that runs outside the site or before it starts.
    files: [
      "scripts/**",
      "tests/**",
      "tools/**",
      "**/*.test.ts",
      "prisma/seed.ts",
      "*.config.*",
      "instrumentation.ts",
    ],
    rules: { "no-restricted-properties": "off", "no-console": "off" },
  },
  {
    // RichText accepts only sanitised HTML, JsonLd only escaped JSON; CalculatorIsland sets an empty string.
    files: [
      "components/ui/rich-text.tsx",
      "components/site/seo/json-ld.tsx",
      "components/site/calculators/calculator-island.tsx",
    ],
    rules: { "react/no-danger": "off" },
  },
  {
    // Calls require() on the server: a static import would add the calculator to the page's initial script.
    files: ["components/site/calculators/calculator-island.tsx"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    // A Playwright fixture without dependencies takes `{}`, and its `use` callback is not a hook.
    files: ["tests/e2e/**", "tests/slow-browser/**"],
    rules: {
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "no-restricted-properties": [
        "error",
        { property: "waitForTimeout", message: "Wait for a visible change, not for a fixed time." },
      ],
      "react-hooks/rules-of-hooks": "off",
    },
  },
  {
    files: ["lib/core/env.ts"],
    rules: { "no-restricted-properties": "off" },
  },
  {
    // Prints configuration errors without the logger, because the log level may be invalid too.
    files: ["lib/server/start-server.ts"],
    rules: { "no-console": "off" },
  },
  {
    // Spec §8: the browser logs an error when the contact list fails to load.
    files: ["components/portal/contacts/use-contacts.ts"],
    rules: { "no-console": "off" },
  },
  prettier,
]);
