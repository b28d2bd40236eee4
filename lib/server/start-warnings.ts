import { hasDisclosures } from "@/content/disclosures";
import type { SiteContent } from "@/content/types";
import type { Env } from "@/lib/core/env";
import type { LogCode } from "@/lib/core/log";
import { LOOPBACK } from "@/lib/core/loopback";
import type { Readiness } from "./readiness";

/** The brand that the product comes with. */
const placeholder = { name: "Arthora Wealth", slug: "arthora" };

/** What is known of a site that starts; null where the database did not tell. */
export type StartFacts = {
  env: Env;
  site: SiteContent;
  readiness: Readiness;
  hasAdmin: boolean | null;
  /** Whether no other process serves this SQLite file. */
  isOnlyInstance: boolean;
  /** Whether the folder for uploads can be written to. */
  areUploadsWritable: boolean;
  /** Whether the server listens on a loopback address. */
  isBoundToLoopback: boolean;
};

/** A code of docs/log-lines.md, and what to do in a sentence. */
export type StartWarning = { code: LogCode; msg: string };

type Look = (facts: StartFacts) => string | false;

/** What stands in the way of serving at all. */
const faults: Partial<Record<LogCode, Look>> = {
  database_away: ({ readiness }) =>
    readiness.database === "away" &&
    "The database cannot be reached: until it can, the site answers 503 to requests that need it.",
  migrations_missing: ({ readiness }) =>
    readiness.migrations === "missing" &&
    "The database is missing migrations of this version: run npm run db:migrate.",
  sqlite_shared: ({ env, isOnlyInstance }) => {
    if (!env.DATABASE_URL.startsWith("file:")) return false;
    if (!isOnlyInstance) {
      return "Another process serves this SQLite file: end it, or use PostgreSQL for several instances.";
    }
    return (
      env.REDIS_URL !== undefined &&
      "REDIS_URL is for several instances, SQLite for one: use PostgreSQL, or leave REDIS_URL out."
    );
  },
  uploads_unwritable: ({ env: { UPLOADS_DIR }, areUploadsWritable }) =>
    !areUploadsWritable &&
    `The folder for uploads cannot be written to, so staff cannot upload: let the site write to ${UPLOADS_DIR}, or set UPLOADS_DIR.`,
  limits_widened: ({ env: { RATE_LIMIT_FACTOR } }) =>
    RATE_LIMIT_FACTOR > 1 &&
    `RATE_LIMIT_FACTOR makes every limit ${RATE_LIMIT_FACTOR} times as wide: it is for tests, so leave it out.`,
};

/** What a firm forgot before others could come. */
const forgotten: Partial<Record<LogCode, Look>> = {
  registration_open: ({ env: { SITE_URL, SETUP_TOKEN }, hasAdmin }) =>
    hasAdmin === false &&
    SETUP_TOKEN === undefined &&
    `Anybody who opens ${SITE_URL}/register can become the administrator: register now, or set SETUP_TOKEN and start again.`,
  plain_http: ({ env: { SITE_URL } }) =>
    SITE_URL.startsWith("http:") &&
    !LOOPBACK.test(new URL(SITE_URL).hostname) &&
    "SITE_URL is plain http, so passwords and leads can be read on the way: serve https and set SITE_URL to it.",
  default_brand: ({ site: { name, slug } }) =>
    (name === placeholder.name || slug === placeholder.slug) &&
    "The site still has the placeholder’s name or slug: set both in content/site.ts and build again.",
  no_disclosure: ({ site: { disclosures } }) =>
    !hasDisclosures(disclosures) &&
    "No disclosure is set: fill in what applies to the firm in content/site.ts and build again.",
  uploads_apart: ({ env: { DATABASE_URL, UPLOADS_DIR } }) =>
    !DATABASE_URL.startsWith("file:") &&
    !UPLOADS_DIR.startsWith("/") &&
    "UPLOADS_DIR is a folder of this release alone: set it to one that all instances and the next release share.",
};

/** Whether this is somebody who tries the site out: only this machine reaches it, by any name. */
const isTrial = ({ env: { SITE_URL }, isBoundToLoopback }: StartFacts) =>
  isBoundToLoopback && LOOPBACK.test(new URL(SITE_URL).hostname);

/** What whoever starts the site should know, the most urgent first. */
export function startWarnings(facts: StartFacts): StartWarning[] {
  const looks = { ...faults, ...(!isTrial(facts) && forgotten) };
  return Object.entries(looks).flatMap(([code, look]) => {
    const msg = look(facts);
    return msg === false ? [] : [{ code: code as LogCode, msg }];
  });
}
