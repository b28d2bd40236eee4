import { describe, expect, test } from "@jest/globals";
import { site } from "@/content/site";
import type { SiteContent } from "@/content/types";
import { parseEnv } from "@/lib/core/env";
import { type StartFacts, startWarnings } from "./start-warnings";

const disclosed: SiteContent = {
  ...site,
  name: "Meera Wealth",
  slug: "meera",
  disclosures: { ...site.disclosures, mutualFunds: { arn: "ARN-1" } },
};

const right = {
  DATABASE_URL: "postgresql://h/a",
  NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
  SITE_URL: "https://www.example.in",
  TRUSTED_PROXY_HOPS: "1",
  UPLOADS_DIR: "/srv/uploads",
};

/** A site of which nothing was forgotten. */
const inOrder: StartFacts = {
  env: parseEnv(right),
  site: disclosed,
  readiness: { database: "ok", migrations: "ok", redis: "off" },
  hasAdmin: true,
  isOnlyInstance: true,
  areUploadsWritable: true,
  isBoundToLoopback: false,
};

const withEnv = (variables: Record<string, string>) => ({
  env: parseEnv({ ...right, ...variables }),
});
const codesOf = (facts: Partial<StartFacts>) =>
  startWarnings({ ...inOrder, ...facts }).map(({ code }) => code);
const sqlite = "file:./a.db";

describe("A site that starts", () => {
  test("warns of nothing where nothing was forgotten", () => expect(codesOf({})).toEqual([]));

  test.each<[string, Partial<StartFacts>]>([
    ["database_away", { readiness: { ...inOrder.readiness, database: "away" } }],
    ["migrations_missing", { readiness: { ...inOrder.readiness, migrations: "missing" } }],
    ["sqlite_shared", { ...withEnv({ DATABASE_URL: sqlite }), isOnlyInstance: false }],
    ["sqlite_shared", withEnv({ DATABASE_URL: sqlite, REDIS_URL: "redis://h" })],
    ["limits_widened", withEnv({ RATE_LIMIT_FACTOR: "2" })],
    ["registration_open", { hasAdmin: false }],
    ["plain_http", withEnv({ SITE_URL: "http://www.example.in" })],
    ["plain_http", withEnv({ SITE_URL: "http://192.0.2.7:8080" })],
    ["default_brand", { site: { ...disclosed, name: site.name } }],
    ["default_brand", { site: { ...disclosed, slug: site.slug } }],
    ["no_disclosure", { site: { ...disclosed, disclosures: site.disclosures } }],
    ["uploads_unwritable", { areUploadsWritable: false }],
    ["uploads_apart", withEnv({ UPLOADS_DIR: "./data/uploads" })],
  ])("warns with %s of what was, and of that alone", (code, facts) => {
    expect(codesOf(facts)).toEqual([code]);
  });

  test.each<[string, Partial<StartFacts>]>([
    ["Redis, which it can do without", { readiness: { ...inOrder.readiness, redis: "away" } }],
    ["SQLite for one", withEnv({ DATABASE_URL: sqlite })],
    ["Redis with PostgreSQL", withEnv({ REDIS_URL: "redis://h" })],
    [
      "a first registration that needs a token",
      {
        ...withEnv({ SETUP_TOKEN: "x".repeat(16) }),
        hasAdmin: false,
      },
    ],
    [
      "a folder of its own for the one instance of SQLite",
      withEnv({ DATABASE_URL: sqlite, UPLOADS_DIR: "" }),
    ],
    ["plain http for this machine", withEnv({ SITE_URL: "http://127.0.0.1:3000" })],
    ["what the database did not tell", { hasAdmin: null }],
  ])("does not warn of %s", (_, facts) => expect(codesOf(facts)).toEqual([]));

  test("is left in peace where somebody tries it out on this machine", () => {
    const trial = { site, hasAdmin: false, isBoundToLoopback: true };
    expect(codesOf({ ...trial, ...withEnv({ SITE_URL: "" }) })).toEqual([]);
    // Behind a proxy of the same machine it serves everybody.
    expect(codesOf(trial)).toEqual(["registration_open", "default_brand", "no_disclosure"]);
    expect(codesOf({ ...trial, ...withEnv({ SITE_URL: "" }), isBoundToLoopback: false })).toEqual([
      "registration_open",
      "default_brand",
      "no_disclosure",
    ]);
  });

  test("says in one sentence what to do", () => {
    const all = startWarnings({
      ...inOrder,
      ...withEnv({ DATABASE_URL: sqlite, SITE_URL: "http://h.example", RATE_LIMIT_FACTOR: "2" }),
      site,
      readiness: { database: "away", migrations: "missing", redis: "away" },
      hasAdmin: false,
      isOnlyInstance: false,
    });
    expect(all).toHaveLength(8);
    for (const { msg } of all) expect(msg).toMatch(/^[A-Z][^\n]+: [^\n]+\.$/);
  });
});
