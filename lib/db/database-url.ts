import path from "node:path";

export type Provider = "sqlite" | "postgresql";

/** Which database a DATABASE_URL names. Throws for any other scheme. */
export function providerOf(databaseUrl: string): Provider {
  if (databaseUrl.startsWith("file:")) return "sqlite";
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return "postgresql";
  throw new Error("DATABASE_URL must start with file: or postgresql://");
}

/** The absolute path of a `file:` address; relative ones start at the working directory. */
export function sqliteFile(databaseUrl: string): string {
  return path.resolve(databaseUrl.replace(/^file:/, "").replace(/\?.*$/, ""));
}
