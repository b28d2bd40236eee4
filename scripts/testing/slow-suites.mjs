import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow, hashOf } from "../setup/steps.mjs";

const STAMPS = "node_modules/.cache/arthora/slow";

function jestSuite(name, about, { folder = "tests/slow", isAlone = false } = {}) {
  const file = `${folder}/${name}.test.ts`;
  return { name, runner: "jest", files: [file], about: [file, ...about], isAlone };
}

const browserSuite = (name, about) => ({
  name,
  runner: "playwright",
  files: [`tests/slow-browser/${name}.spec.ts`],
  about: [`tests/slow-browser/${name}.spec.ts`, ...about],
});

const MAIL = ["lib/email", "lib/contacts"];
const DATABASE = ["lib/db"];
const SERVER = ["lib/server", "lib/http"];
const MIGRATIONS = ["prisma/schema.prisma", "prisma/migrations", "scripts/database"];
const BACKUP = ["scripts/backup.ts", "scripts/restore-finish.ts", "docs/operate.md"];
const BUILD = ["package-lock.json", "next.config.mjs"];
const UPLOADS = ["lib/uploads", "app/api/uploads", "components/portal/uploads"];
const HTML = ["lib/html", "tests/html-corpus"];
const SCREENS = ["app", "components", "content"];

/** What is slow by nature, and the files that each suite is about. Two run at once, but for those alone. */
export const slowSuites = [
  jestSuite("faults", [...DATABASE, "lib/entries", "lib/contacts"]),
  jestSuite("upload-faults", UPLOADS),
  jestSuite("instances", ["lib/cache", "lib/core/redis.ts", "lib/entries/public-list.ts"]),
  jestSuite("mail-instances", MAIL, { isAlone: true }),
  jestSuite("many-leads", [...DATABASE, "lib/contacts", "lib/core/weeks.ts"], { isAlone: true }),
  jestSuite("counted-in-memory", ["lib/rate-limit", "lib/auth"]),
  jestSuite("fuzz-api", [...SERVER, "lib/entries", "lib/contacts", "app/api", "tests/fuzz"]),
  jestSuite("fuzz-paths", [...SERVER, "middleware.ts", "tests/fuzz"]),
  jestSuite("backup", [...MIGRATIONS, ...BACKUP]),
  jestSuite("upgrade-with-data", [...MIGRATIONS, ...BACKUP]),
  jestSuite("rehearse-upgrade", [
    ...SERVER,
    ...MIGRATIONS,
    "lib/cache",
    "tools/upgrade",
    "tools/nginx.ts",
    "deploy",
  ]),
  jestSuite("postgresql-roles", [...MIGRATIONS, ...DATABASE, ...BACKUP]),
  jestSuite("idle-statements", [...DATABASE, ...BUILD]),
  jestSuite("node-versions", [...BUILD, "package.json", "scripts/setup", ".nvmrc"]),
  jestSuite("container", [...BUILD, "Dockerfile", "scripts/image", "scripts/setup"]),
  jestSuite("first-run", [...BUILD, "scripts/quickstart.mjs", "scripts/setup"]),
  jestSuite("html-checker", [...SCREENS, ...BUILD]),
  jestSuite("openapi-checker", [...SERVER, "app/api", "lib/entries", "lib/contacts", "lib/auth"]),
  jestSuite("firefox", [...SCREENS, "tests/browsers"], { folder: "tests/browsers" }),
  jestSuite("webkit", [...SCREENS, "tests/browsers"], { folder: "tests/browsers" }),
  browserSuite("every-route-every-width", SCREENS),
  browserSuite("arriving-every-page", SCREENS),
  browserSuite("budget", [...SCREENS, ...BUILD, "public"]),
  browserSuite("hostile-html-one-by-one", HTML),
  browserSuite("hostile-html-in-the-portal", [...HTML, "components/portal"]),
  browserSuite("editor-same", [...HTML, "components/portal/editor", "components/ui"]),
  browserSuite("uploads-in-texts", [...UPLOADS, "components/portal/editor"]),
  browserSuite("uploads-of-media-and-offers", UPLOADS),
  browserSuite("enlarged-and-own-colours", SCREENS),
  browserSuite("long-lists", [...SCREENS, "lib/contacts", "lib/entries"]),
  browserSuite("open-tab", [...BUILD, "lib/cache"]),
  browserSuite("second-brand", SCREENS),
  jestSuite("connections", SERVER, { isAlone: true }),
  jestSuite(
    "list-floods",
    [
      "lib/entries/public-list.ts",
      "lib/server/content-encoding.ts",
      "lib/cache",
      "lib/db/pagination.ts",
    ],
    { isAlone: true },
  ),
  jestSuite("export-volume", ["lib/contacts/export.ts", "lib/http/download.ts"], {
    isAlone: true,
  }),
];

const stampOf = ({ name }) => path.join(STAMPS, name);
const hash = ({ about }) => hashOf(about.flatMap(filesBelow));

/** Remembers that a suite has passed with its files as they are. */
export function stampPassed(suite) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stampOf(suite), hash(suite));
}

/** The suites whose files have changed since they last passed here. */
export function suitesWithChanges() {
  return slowSuites.filter(
    (suite) => existsSync(stampOf(suite)) && readFileSync(stampOf(suite), "utf8") !== hash(suite),
  );
}
