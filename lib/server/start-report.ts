import "server-only";
import { site } from "@/content/site";
import { hasAdmin } from "@/lib/auth/users";
import { getProvider, getSqliteFile } from "@/lib/db/database-url";
import type { Env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { getFirm } from "@/lib/firm/data";
import { getMailSettings } from "@/lib/email/settings";
import { getReadiness, type Readiness } from "./readiness";
import { acquireInstanceLock } from "./instance-lock";
import { isBoundToLoopback, listStartWarnings } from "./start-warnings";
import { prepareUploadsFolder } from "@/lib/uploads/folder";
import { TIMED_OUT, withTimeout } from "@/lib/core/with-timeout.mjs";
import { version } from "@/package.json";

const TIMEOUT_MS = 2_000;

const resolveOrNull = <T>(promise: Promise<T>): Promise<T | null> =>
  withTimeout(TIMEOUT_MS, promise).then(
    (answer) => (answer === TIMED_OUT ? null : answer),
    () => null,
  );

function describeDatabase(databaseUrl: string) {
  const kind = getProvider(databaseUrl);
  if (kind === "sqlite") return { kind, file: getSqliteFile(databaseUrl) };
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  // For a Unix socket, the query parameter `host` names its folder.
  const host = url?.host || url?.searchParams.get("host");
  return { kind, host, name: url?.pathname.slice(1) };
}

function describeMail(): string {
  const settings = getMailSettings();
  return settings ? `${settings.server.host}:${settings.server.port}` : "off";
}

/** The logged values must contain no secrets. */
function logStarted(env: Env, { redis }: Readiness): void {
  log("info", {
    code: "started",
    version,
    node: process.versions.node,
    database: describeDatabase(env.DATABASE_URL),
    redis,
    siteUrl: env.SITE_URL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    uploads: env.UPLOADS_DIR,
    mail: describeMail(),
    contactRetentionDays: env.CONTACT_RETENTION_DAYS ?? null,
    logLevel: env.LOG_LEVEL,
  });
}

// Not a warning: the portal has every lead, and mail is optional.
function logMailOff(): void {
  log("info", {
    code: "mail_disabled",
    msg: "Leads are not emailed: staff read them in the portal. To email them, set SMTP_URL, MAIL_FROM and MAIL_TO.",
  });
}

/** Logs the configuration and warnings for the operator. Never prevents startup. */
export async function reportStart(env: Env): Promise<void> {
  // Not parallel: parallel queries open a second connection, which would stay open and fail when the database stops.
  const readiness = await getReadiness();
  const isDatabaseReachable = readiness.database === "ok";
  const isReady = isDatabaseReachable && readiness.migrations === "ok";
  const adminExists = isDatabaseReachable ? await resolveOrNull(hasAdmin()) : null;
  const firm = isReady ? await resolveOrNull(getFirm()) : null;
  logStarted(env, readiness);
  const isSqlite = getProvider(env.DATABASE_URL) === "sqlite";
  const warnings = listStartWarnings({
    env,
    site,
    firm,
    readiness,
    hasAdmin: adminExists,
    isOnlyInstance: !isSqlite || acquireInstanceLock(getSqliteFile(env.DATABASE_URL)),
    areUploadsWritable: await prepareUploadsFolder(),
    isBoundToLoopback: isBoundToLoopback(process.argv.slice(2)),
  });
  for (const warning of warnings) log("warn", warning);
  if (describeMail() === "off") logMailOff();
}
