import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { site } from "@/content/site";
import { parseEnv } from "@/lib/core/env";
import { firmSchema } from "@/lib/firm/schema";
import { isBoundToLoopback, type StartFacts, listStartWarnings } from "./start-warnings";

const completeSite = { name: "Meera Wealth", slug: "meera" };
const emptyFirm = firmSchema.parse({});

const validVariables = {
  DATABASE_URL: "postgresql://h/a",
  NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
  SITE_URL: "https://www.example.in",
  TRUSTED_PROXY_HOPS: "1",
  UPLOADS_DIR: "/srv/uploads",
};

const validFacts: StartFacts = {
  env: parseEnv(validVariables),
  site: completeSite,
  firm: firmSchema.parse({ mutualFunds: { arn: "ARN-1" } }),
  readiness: { database: "ok", migrations: "ok", redis: "off" },
  hasAdmin: true,
  isOnlyInstance: true,
  areUploadsWritable: true,
  isBoundToLoopback: false,
};

const withEnv = (variables: Record<string, string>) => ({
  env: parseEnv({ ...validVariables, ...variables }),
});
const listCodes = (facts: Partial<StartFacts>) =>
  listStartWarnings({ ...validFacts, ...facts }).map(({ code }) => code);
const sqlite = "file:./a.db";

describe("listStartWarnings", () => {
  test.each<[string, Partial<StartFacts>]>([
    ["database_unreachable", { readiness: { ...validFacts.readiness, database: "unreachable" } }],
    ["migrations_missing", { readiness: { ...validFacts.readiness, migrations: "missing" } }],
    ["sqlite_shared", { ...withEnv({ DATABASE_URL: sqlite }), isOnlyInstance: false }],
    ["sqlite_shared", withEnv({ DATABASE_URL: sqlite, REDIS_URL: "redis://h" })],
    ["limits_raised", withEnv({ RATE_LIMIT_FACTOR: "2" })],
    ["registration_open", { hasAdmin: false }],
    ["plain_http", withEnv({ SITE_URL: "http://www.example.in" })],
    ["default_brand", { site: { ...completeSite, name: site.name } }],
    ["default_brand", { site: { ...completeSite, slug: site.slug } }],
    ["no_disclosure", { firm: emptyFirm }],
    ["uploads_unwritable", { areUploadsWritable: false }],
    ["uploads_not_shared", withEnv({ UPLOADS_DIR: "./data/uploads" })],
    ["uploads_not_shared", withEnv({ UPLOADS_DIR: path.resolve("data/uploads") })],
  ])("returns only %s", (code, facts) => {
    expect(listCodes(facts)).toEqual([code]);
  });

  test.each<[string, Partial<StartFacts>]>([
    ["a complete configuration", {}],
    ["an unreachable Redis", { readiness: { ...validFacts.readiness, redis: "unreachable" } }],
    ["Redis with PostgreSQL", withEnv({ REDIS_URL: "redis://h" })],
    [
      "open registration with a setup token",
      { ...withEnv({ SETUP_TOKEN: "x".repeat(16) }), hasAdmin: false },
    ],
    ["the default uploads folder with SQLite", withEnv({ DATABASE_URL: sqlite, UPLOADS_DIR: "" })],
    ["an uploads folder beside the release", withEnv({ UPLOADS_DIR: "../uploads" })],
    ["plain HTTP on a loopback address", withEnv({ SITE_URL: "http://127.0.0.1:3000" })],
    ["facts that are unknown because the database did not answer", { hasAdmin: null, firm: null }],
  ])("does not warn about %s", (_, facts) => expect(listCodes(facts)).toEqual([]));

  test("warns about unfinished setup only if others can reach the site", () => {
    const trial = { site, firm: emptyFirm, hasAdmin: false, isBoundToLoopback: true };
    expect(listCodes({ ...trial, ...withEnv({ SITE_URL: "" }) })).toEqual([]);
    const codes = ["registration_open", "default_brand", "no_disclosure"];
    // With a public SITE_URL, a proxy on this machine may make the site public.
    expect(listCodes(trial)).toEqual(codes);
    const reachable = { ...trial, ...withEnv({ SITE_URL: "" }), isBoundToLoopback: false };
    expect(listCodes(reachable)).toEqual(codes);
  });
});

describe("isBoundToLoopback", () => {
  test.each([
    [["start", "-H", "127.0.0.1"], true],
    [["start", "--hostname", "localhost", "-p", "3000"], true],
    [["start", "-p", "3000", "--hostname=127.0.0.1"], true],
    [["start", "--hostname=0.0.0.0"], false],
    [["start", "-p", "3000"], false],
  ])("reads the host name from the arguments %j", (args, expected) => {
    expect(isBoundToLoopback(args)).toBe(expected);
  });
});
