/** Returns the PostgreSQL schema: the models of the source schema with another provider. */
export function derivePostgresqlSchema(source: string): string {
  const derived = source
    .replace(/provider = "sqlite"/, 'provider = "postgresql"')
    .replace('"./generated/sqlite"', '"./generated/postgresql"')
    .replace(
      /^\/\/ The one source[\s\S]*?(?=\n\/\/\n)/,
      "// Generated from schema.prisma by `npm run generate`. Do not edit.",
    );
  if (derived.includes("sqlite"))
    throw new Error(
      "The derived PostgreSQL schema still names sqlite: extend scripts/database/derive-schema.ts",
    );
  return derived;
}
