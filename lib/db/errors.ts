import "server-only";

/**
 * Prisma's codes for a database that cannot be reached, is locked, has no connection free, or lacks a table
 * or column: a new file, or one that is not migrated.
 */
const UNAVAILABLE = new Set("P1001 P1002 P1008 P1017 P2021 P2022 P2024 P2028 P2037".split(" "));
/** The same as SQLite and its driver name it: locked, out of disk, damaged, not to be opened, read or written. */
const SQLITE_UNAVAILABLE =
  /SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB)|Cannot open database|^no such (table|column): /;
/** The same as the network, the client and PostgreSQL name it; class 57P is a server that shuts down or starts. */
const CONNECTION =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|57P0|Connection terminated|timeout exceeded|Query read timeout|too many (clients|connections)/;

/** The same as Prisma's adapters name it, which is all that a raw query's error carries. */
const ADAPTER_UNAVAILABLE = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TableDoesNotExist",
  "ColumnNotFound",
]);

/** Whether an error of a raw query says that there is no such table. */
export function isTableMissing(error: unknown): boolean {
  const { meta } = error as { meta?: { driverAdapterError?: { cause?: { kind?: unknown } } } };
  return meta?.driverAdapterError?.cause?.kind === "TableDoesNotExist";
}

/** Whether an error says that a value which must be the only one is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === "P2002";
}

/** Whether an error says that a row refers to one that is not there. */
export function isReferenceMissing(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === "P2003";
}

/** Whether an error says that the database is out of reach, so that trying later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    const { code, meta } = current as Error & { code?: unknown; meta?: unknown };
    if (typeof code === "string" && (UNAVAILABLE.has(code) || CONNECTION.test(code))) return true;
    if (typeof code === "string" && SQLITE_UNAVAILABLE.test(code)) return true;
    if (CONNECTION.test(current.message) || SQLITE_UNAVAILABLE.test(current.message)) return true;
    const driverError = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
    current = driverError ?? current.cause;
    const cause = current as { originalCode?: unknown; kind?: unknown } | undefined;
    if (typeof cause?.kind === "string" && ADAPTER_UNAVAILABLE.has(cause.kind)) return true;
    if (typeof cause?.originalCode === "string") {
      return SQLITE_UNAVAILABLE.test(cause.originalCode) || CONNECTION.test(cause.originalCode);
    }
  }
  return false;
}
