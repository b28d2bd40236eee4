import path from "node:path";
import { parseArgs } from "node:util";
import type { SiteContent } from "@/content/types";
import type { Env } from "@/lib/core/env";
import type { LogCode } from "@/lib/core/log";
import { LOOPBACK_HOST } from "@/lib/core/loopback";
import type { FirmDetails } from "@/lib/firm/schema";
import { hasStatements } from "@/lib/firm/statements";
import type { Readiness } from "./readiness";

const placeholder = { name: "Arthora Wealth", slug: "arthora" };

/** `hasAdmin` and `firm` are null if the database did not answer. */
export type StartFacts = {
  env: Env;
  site: Pick<SiteContent, "name" | "slug">;
  firm: FirmDetails | null;
  readiness: Readiness;
  hasAdmin: boolean | null;
  isOnlyInstance: boolean;
  areUploadsWritable: boolean;
  isBoundToLoopback: boolean;
};

/** `code` is listed in docs/log-lines.md; `msg` says what to do. */
export type StartWarning = { code: LogCode; msg: string };

type Check = (facts: StartFacts) => string | false;

const faults: Partial<Record<LogCode, Check>> = {
  database_unreachable: ({ readiness }) =>
    readiness.database === "unreachable" &&
    "The database cannot be reached: check DATABASE_URL. Requests that need the database get 503.",
  migrations_missing: ({ readiness }) =>
    readiness.migrations === "missing" &&
    "The database is missing migrations of this version: run npm run db:migrate.",
  sqlite_shared: ({ env, isOnlyInstance }) => {
    if (!env.DATABASE_URL.startsWith("file:")) return false;
    if (!isOnlyInstance) {
      return "Another process uses this SQLite file: stop it, or use PostgreSQL for several instances.";
    }
    return (
      env.REDIS_URL !== undefined &&
      "REDIS_URL is for several instances, SQLite for one: use PostgreSQL, or unset REDIS_URL."
    );
  },
  uploads_unwritable: ({ env: { UPLOADS_DIR }, areUploadsWritable }) =>
    !areUploadsWritable &&
    `The uploads folder is not writable, so staff cannot upload: make ${UPLOADS_DIR} writable, or change UPLOADS_DIR.`,
  limits_raised: ({ env: { RATE_LIMIT_FACTOR } }) =>
    RATE_LIMIT_FACTOR > 1 &&
    `RATE_LIMIT_FACTOR multiplies every limit by ${RATE_LIMIT_FACTOR}: it is for tests only, so unset it.`,
};

const unfinishedSetup: Partial<Record<LogCode, Check>> = {
  registration_open: ({ env: { SITE_URL, SETUP_TOKEN }, hasAdmin }) =>
    hasAdmin === false &&
    SETUP_TOKEN === undefined &&
    `Anyone who opens ${SITE_URL}/register can become the administrator: register now, or set SETUP_TOKEN and restart.`,
  plain_http: ({ env: { SITE_URL } }) =>
    SITE_URL.startsWith("http:") &&
    !LOOPBACK_HOST.test(new URL(SITE_URL).hostname) &&
    "SITE_URL is plain http, so passwords and leads can be read in transit: serve https and change SITE_URL.",
  default_brand: ({ site: { name, slug } }) =>
    (name === placeholder.name || slug === placeholder.slug) &&
    "The site still has the placeholder name or slug: change both in content/site.ts and build again.",
  no_disclosure: ({ firm }) =>
    firm !== null &&
    !hasStatements(firm) &&
    "No contact detail or registration is set: fill in what applies under Firm in the portal.",
  uploads_not_shared: ({ env: { DATABASE_URL, UPLOADS_DIR } }) =>
    !DATABASE_URL.startsWith("file:") &&
    path.resolve(UPLOADS_DIR).startsWith(process.cwd() + path.sep) &&
    "UPLOADS_DIR is a folder inside this release: set it to one that all instances and later releases share.",
};

/** Returns true if the arguments of `next start` restrict the site to this machine. */
export function isBoundToLoopback(args: string[]): boolean {
  const options = { hostname: { type: "string", short: "H" } } as const;
  const { hostname } = parseArgs({ args, options, strict: false, allowPositionals: true }).values;
  return typeof hostname === "string" && LOOPBACK_HOST.test(hostname);
}

const isTrial = ({ env: { SITE_URL }, isBoundToLoopback }: StartFacts) =>
  isBoundToLoopback && LOOPBACK_HOST.test(new URL(SITE_URL).hostname);

/** Returns the warnings for the operator, most urgent first. */
export function listStartWarnings(facts: StartFacts): StartWarning[] {
  const checks = { ...faults, ...(!isTrial(facts) && unfinishedSetup) };
  return Object.entries(checks).flatMap(([code, check]) => {
    const msg = check(facts);
    return msg === false ? [] : [{ code: code as LogCode, msg }];
  });
}
