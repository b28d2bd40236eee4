import "server-only";
import pino, { type Logger } from "pino";
import { getEnv } from "./env";
import { singleton } from "./singleton.mjs";

/** docs/log-lines.md explains each code. */
export const logCodes = [
  "request",
  "started",
  "database_unreachable",
  "migrations_missing",
  "registration_open",
  "plain_http",
  "default_brand",
  "no_disclosure",
  "sqlite_shared",
  "limits_raised",
  "internal",
  "unavailable",
  "page_failed",
  "page_load_failed",
  "share_image_failed",
  "redis_unreachable",
  "redis_reconnected",
  "build_unreadable",
  "cache_failed",
  "invalidation_pending",
  "contacts_erased",
  "retention_failed",
  "search_texts_rewritten",
  "search_texts_failed",
  "purge_pending",
  "upload_not_stored",
  "uploads_not_listed",
  "uploads_unwritable",
  "uploads_not_shared",
  "export_aborted",
  "mail_disabled",
  "mail_sent",
  "mail_delayed",
  "mail_failed",
  "outbox_failed",
  "session_use_not_stored",
] as const;

export type LogCode = (typeof logCodes)[number];

type Level = "debug" | "info" | "warn" | "error";

/** Must not contain personal data of visitors. */
export type LogFields = { code: LogCode; msg?: string } & Record<string, unknown>;

const STANDARD_ERROR = 2;

function createLogger(): Logger {
  const options = {
    level: getEnv().LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
  // Synchronous, so that a crash loses no line.
  return pino(options, pino.destination({ dest: STANDARD_ERROR, sync: true }));
}

/** Writes one line of JSON to standard error. */
export function log(level: Level, fields: LogFields): void {
  singleton("logger", createLogger)[level](fields);
}

export const formatError = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
