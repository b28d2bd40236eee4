import "server-only";

// Prisma's codes for a database that is unreachable, locked, out of connections or not migrated.
const UNAVAILABLE = new Set("P1001 P1002 P1008 P1017 P2021 P2022 P2024 P2028 P2037".split(" "));
// Errors of SQLite and its driver: the database is locked, damaged, inaccessible or not migrated, or the disk is full.
const SQLITE_UNAVAILABLE =
  /SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB)|Cannot open database|^no such (table|column): /;
// Errors of the network, the client and PostgreSQL. The codes 57P0x mean that PostgreSQL is starting or shutting down.
const CONNECTION =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|57P0|Connection terminated|timeout exceeded|Query read timeout|too many (clients|connections)/;

// Error kinds of Prisma's adapters. A failed raw query always has Prisma's code P2010, which does not identify the cause.
const ADAPTER_UNAVAILABLE = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TableDoesNotExist",
  "ColumnNotFound",
]);

/** Returns true if a raw query failed because a table is missing. */
export function isTableMissing(error: unknown): boolean {
  const { meta } = error as { meta?: { driverAdapterError?: { cause?: { kind?: unknown } } } };
  return meta?.driverAdapterError?.cause?.kind === "TableDoesNotExist";
}

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === "P2002";
}

export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === "P2003";
}

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
