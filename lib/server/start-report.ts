import "server-only";
import { site } from "@/content/site";
import { hasAdmin } from "@/lib/auth/users";
import { providerOf, sqliteFile } from "@/lib/db/database-url";
import type { Env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { LOOPBACK } from "@/lib/core/loopback";
import { getMailSettings } from "@/lib/email/settings";
import { getReadiness, type Readiness } from "./readiness";
import { acquireInstanceLock } from "./instance-lock";
import { startWarnings } from "./start-warnings";
import { prepareUploadsFolder } from "@/lib/uploads/folder";
import { TIMED_OUT, withTimeout } from "@/lib/core/with-timeout.mjs";
import { version } from "@/package.json";

/** The longest that the database may take to tell: a start does not wait for it. */
const PATIENCE_MS = 2_000;

/** Whether only this machine can connect: as quickstart binds it until SITE_URL is set. */
function isBoundToLoopback(): boolean {
  const at = process.argv.findIndex((each) => each === "-H" || each === "--hostname");
  return at !== -1 && LOOPBACK.test(process.argv[at + 1] ?? "");
}

/** What the database tells, or null while it does not. */
const told = (asked: Promise<boolean>): Promise<boolean | null> =>
  withTimeout(PATIENCE_MS, asked).then(
    (answer) => (answer === TIMED_OUT ? null : answer),
    () => null,
  );

/** Where the data is, without the account that reads it. */
function databaseOf(databaseUrl: string) {
  const kind = providerOf(databaseUrl);
  if (kind === "sqlite") return { kind, file: sqliteFile(databaseUrl) };
  // A host may stand in the query, as a socket's folder does.
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  const host = url?.host || url?.searchParams.get("host");
  return { kind, host, name: url?.pathname.slice(1) };
}

/** Where leads are mailed through, without the account that does. */
function mailOf(): string {
  const settings = getMailSettings();
  return settings ? `${settings.server.host}:${settings.server.port}` : "off";
}

/** One line on what the site runs on. No secrets. */
function logStarted(env: Env, { redis }: Readiness): void {
  log("info", {
    code: "started",
    version,
    node: process.versions.node,
    database: databaseOf(env.DATABASE_URL),
    redis,
    siteUrl: env.SITE_URL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    uploads: env.UPLOADS_DIR,
    mail: mailOf(),
    contactRetentionDays: env.CONTACT_RETENTION_DAYS ?? null,
    logLevel: env.LOG_LEVEL,
  });
}

/** Not a warning: the portal has every lead, and a firm may want no more. */
function logMailOff(): void {
  log("info", {
    code: "mail_off",
    msg: "Leads are not emailed: staff read them in the portal. To email them, set SMTP_URL, MAIL_FROM and MAIL_TO.",
  });
}

/** Tells the operator, once, what the site runs on and what was forgotten. Never stops a start. */
export async function reportStart(env: Env): Promise<void> {
  // One after the other, on one connection: several would lie idle, and break at the database's end.
  const readiness = await getReadiness();
  const isReached = readiness.database === "ok";
  const admin = isReached ? await told(hasAdmin()) : null;
  logStarted(env, readiness);
  const isSqlite = providerOf(env.DATABASE_URL) === "sqlite";
  const warnings = startWarnings({
    env,
    site,
    readiness,
    hasAdmin: admin,
    isOnlyInstance: !isSqlite || acquireInstanceLock(sqliteFile(env.DATABASE_URL)),
    areUploadsWritable: await prepareUploadsFolder(),
    isBoundToLoopback: isBoundToLoopback(),
  });
  for (const warning of warnings) log("warn", warning);
  if (mailOf() === "off") logMailOff();
}
