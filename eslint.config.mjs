import "./scripts/setup/require-node.mjs";
import { defineConfig, globalIgnores } from "eslint/config";
import nextCoreWebVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import prettier from "eslint-config-prettier/flat";

/** Nothing in `target` imports anything of `from`. */
const wall = (target, from, message, except = []) => ({ target, from, message, except });

// Who may import whom (README, "How the code is laid out"). Each line is one wall.
const walls = [
  wall("./{components,content,lib,prisma}/**", "./app", "Nothing imports app."),
  wall("./lib", "./components", "lib never imports components."),
  wall("./components/site", "./components/portal", "Site and portal never import each other."),
  wall("./components/portal", "./components/site", "Site and portal never import each other."),
  wall("./components/ui", "./components/{site,portal}/**", "ui imports neither site nor portal."),
  wall(
    "./content",
    "./{app,components,lib,prisma,scripts,tests}/**",
    "content imports only itself.",
  ),
  wall(
    "./lib/schemas",
    "./{app,components,content,prisma,lib}/**",
    "lib/schemas imports zod only.",
    ["**/lib/schemas/**"],
  ),
  wall("./{app,components}/**", "./lib/db.ts", "Ask lib/data: only it speaks to the database."),
  wall("./lib/{auth,http}/**", "./lib/db.ts", "Ask lib/data: only it speaks to the database."),
  wall(
    "./{app,components,content,lib}/**",
    "./{scripts,tests}/**",
    "The site needs no scripts or tests.",
  ),
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
    // A package imports nothing of ours: reading its thousands of files would find no cycle.
    settings: { "import/ignore": ["/node_modules/"] },
    rules: {
      "import/no-restricted-paths": ["error", { zones: walls }],
      "import/no-cycle": "error",
      "import/no-extraneous-dependencies": "error",
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "lib/env.ts is the only reader." },
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
    files: ["lib/schemas/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^(?!zod$|\\./)", message: "lib/schemas imports zod only." }] },
      ],
    },
  },
  {
    // The places where the outside world begins: what runs before or beside the site.
    files: ["scripts/**", "tests/**", "prisma/seed.ts", "*.config.*", "instrumentation.ts"],
    rules: { "no-restricted-properties": "off", "no-console": "off" },
  },
  {
    // The places that render what is no text: their types admit only what the sanitiser made, and
    // only JSON that cannot end its element.
    files: ["components/ui/rich-text.tsx", "components/site/json-ld.tsx"],
    rules: { "react/no-danger": "off" },
  },
  {
    // Playwright reads a fixture's parameters to know what it needs, `{}` is nothing; the `use`
    // that it hands over is no hook.
    files: ["tests/e2e/**"],
    rules: {
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "react-hooks/rules-of-hooks": "off",
    },
  },
  {
    files: ["lib/env.ts"],
    rules: { "no-restricted-properties": "off" },
  },
  {
    // A wrong configuration, which the log's own level is part of.
    files: ["lib/start-server.ts"],
    rules: { "no-console": "off" },
  },
  {
    // Spec §8: a list of contacts that does not load is logged in the browser too.
    files: ["components/portal/contacts/log-failure.ts"],
    rules: { "no-console": "off" },
  },
  prettier,
]);
