import "./scripts/load-env";
import { pathToFileURL } from "node:url";
import { defineConfig } from "prisma/config";
import { getProvider, getSqliteFile } from "./lib/db/database-url";
import { getDatabaseFiles } from "./scripts/database/folders";

const url = process.env.DATABASE_URL ?? "file:./data/arthora.db";
const { schema, migrations } = getDatabaseFiles(url);

export default defineConfig({
  schema,
  migrations: { path: migrations },
  // Prisma Studio needs an absolute file URL.
  datasource: { url: getProvider(url) === "sqlite" ? pathToFileURL(getSqliteFile(url)).href : url },
});
