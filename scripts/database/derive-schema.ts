import { readFileSync } from "node:fs";
import { databaseFiles } from "./folders";

/** The PostgreSQL schema that follows from the source schema: same models, other provider. */
export function derivePostgresqlSchema(source: string): string {
  const derived = source
    .replace(/provider = "sqlite"/, 'provider = "postgresql"')
    .replace('"./generated/sqlite"', '"./generated/postgresql"')
    .replace(
      /^\/\/ The one source[\s\S]*?drift apart\./,
      "// Made from schema.prisma by `npm run generate`. Do not edit.",
    );
  if (derived.includes("sqlite"))
    throw new Error("schema.prisma has a part that cannot be derived");
  return derived;
}

export function readSourceSchema(): string {
  return readFileSync(databaseFiles.sqlite.schema, "utf8");
}
