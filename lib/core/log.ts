import "server-only";
import pino, { type Logger } from "pino";
import { getEnv } from "./env";
import { singleton } from "./singleton.mjs";

/** Everything that a line can tell of. docs/log-lines.md says what each means, and what to do. */
export const logCodes = [
  "request",
  "started",
  "database_away",
  "migrations_missing",
  "registration_open",
  "plain_http",
  "default_brand",
  "no_disclosure",
  "sqlite_shared",
  "limits_widened",
  "internal",
  "unavailable",
  "page_failed",
  "page_load_failed",
  "share_image_failed",
  "redis_away",
  "redis_back",
  "invalidation_pending",
  "contacts_erased",
  "retention_failed",
  "search_texts_rewritten",
  "search_texts_failed",
  "purge_pending",
  "upload_not_stored",
  "uploads_not_listed",
  "uploads_unwritable",
  "uploads_apart",
  "export_broken_off",
  "mail_off",
  "mail_sent",
  "mail_delayed",
  "mail_failed",
  "outbox_failed",
  "session_use_not_noted",
] as const;

export type LogCode = (typeof logCodes)[number];

type Level = "debug" | "info" | "warn" | "error";

/** What a line says beside its level and time. No personal data of visitors. */
export type LogFields = { code: LogCode; msg?: string } & Record<string, unknown>;

const STANDARD_ERROR = 2;

function createLogger(): Logger {
  const options = {
    level: getEnv().LOG_LEVEL,
    // The machine and the process are what collects the lines knows by itself.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
  // Each line is written before the site goes on: a crash loses none of those before it.
  return pino(options, pino.destination({ dest: STANDARD_ERROR, sync: true }));
}

/**
 * One line of JSON for the operator, on standard error: what Next prints of itself is elsewhere.
 * One logger for what runs before the requests and for the routes, which Next bundles apart.
 */
export function log(level: Level, fields: LogFields): void {
  singleton("logger", createLogger)[level](fields);
}

/** An error as the log has it: where it came from, in full. */
export const errorText = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
