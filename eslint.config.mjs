import "./scripts/setup/require-node.mjs";
import { defineConfig, globalIgnores } from "eslint/config";
import nextCoreWebVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import prettier from "eslint-config-prettier/flat";

/** Nothing in `target` imports anything of `from`. */
const wall = (target, from, message, except = []) => ({ target, from, message, except });

/** The rooms of lib, lowest first: each imports only itself and those before it. */
export const rooms = [
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
  "contacts",
  "seo",
  "server",
];

// Who may import whom (docs/architecture.md). Each line is one wall.
const walls = [
  ...rooms.map((room, index) =>
    wall(
      `./lib/${room}`,
      "./lib",
      `lib/${room} imports only itself and the rooms before it.`,
      rooms.slice(0, index + 1).map((allowed) => `./${allowed}`),
    ),
  ),
  wall("./{components,content,lib,prisma}/**", "./app", "Nothing imports app."),
  wall("./lib", "./components", "lib never imports components."),
  wall("./components/site", "./components/portal", "Site and portal never import each other."),
  wall("./components/portal", "./components/site", "Site and portal never import each other."),
  wall("./components/ui", "./components/{site,portal}/**", "ui imports neither site nor portal."),
  wall(
    "./content",
    "./{app,components,lib,prisma,scripts,tests,tools}/**",
    "content imports only itself.",
  ),
  wall(
    "./{app,components}/**",
    "./lib/db/client.ts",
    "Ask a room of lib: only they speak to the database.",
  ),
  wall(
    "./{app,components,content,lib}/**",
    "./{scripts,tests,tools}/**",
    "The site needs no scripts, tools or tests.",
  ),
  wall("./{scripts,tools}/**", "./tests", "Neither scripts nor tools know the tests."),
  wall("./scripts", "./tools", "Who only runs the site needs no tools."),
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
    rules: {
      "import/no-restricted-paths": ["error", { zones: walls }],
      "import/no-extraneous-dependencies": "error",
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "lib/core/env.ts is the only reader." },
      ],
      "no-restricted-imports": [
        "error",
        {
          name: "date-fns",
          message: "It loads 300 modules. Import the function's own one, such as date-fns/addDays.",
        },
      ],
      "react/no-danger": "error",
      // Our own pictures are ready in every width, and an editor's are of any host: an optimiser
      // would make the first again and let others choose what this server fetches.
      "@next/next/no-img-element": "off",
      "no-console": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    },
  },
  {
    // Forms check with them in the browser, too.
    files: ["lib/**/*schema.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: "^(server-only|next|node:)", message: "Schemas run in the browser." },
          ],
        },
      ],
    },
  },
  {
    // The places where the outside world begins: what runs before or beside the site.
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
    // The places that render what is no text: their types admit only what the sanitiser made, and
    // only JSON that cannot end its element; the calculator renders nothing at all this way.
    files: [
      "components/ui/rich-text.tsx",
      "components/site/seo/json-ld.tsx",
      "components/site/calculators/calculator-island.tsx",
    ],
    rules: { "react/no-danger": "off" },
  },
  {
    // An import would bring the calculator's code into the page's first script.
    files: ["components/site/calculators/calculator-island.tsx"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    // Playwright reads a fixture's parameters to know what it needs, `{}` is nothing; the `use`
    // that it hands over is no hook.
    files: ["tests/e2e/**", "tests/slow-browser/**"],
    rules: {
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "react-hooks/rules-of-hooks": "off",
    },
  },
  {
    files: ["lib/core/env.ts"],
    rules: { "no-restricted-properties": "off" },
  },
  {
    // A wrong configuration, which the log's own level is part of.
    files: ["lib/server/start-server.ts"],
    rules: { "no-console": "off" },
  },
  {
    // Spec §8: a list of contacts that does not load is logged in the browser too.
    files: ["components/portal/contacts/use-contacts.ts"],
    rules: { "no-console": "off" },
  },
  prettier,
]);
