import path from "node:path";

export type Provider = "sqlite" | "postgresql";

export function getProvider(databaseUrl: string): Provider {
  if (databaseUrl.startsWith("file:")) return "sqlite";
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return "postgresql";
  throw new Error("DATABASE_URL must start with file: or postgresql://");
}

export function getSqliteFile(databaseUrl: string): string {
  return path.resolve(databaseUrl.replace(/^file:/, "").replace(/\?.*$/, ""));
}
