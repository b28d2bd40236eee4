import "./scripts/load-env";
import { pathToFileURL } from "node:url";
import { defineConfig } from "prisma/config";
import { getProvider, getSqliteFile } from "./lib/db/database-url";
import { databaseFilesFor } from "./scripts/database/folders";

const url = process.env.DATABASE_URL ?? "file:./data/arthora.db";
/** The folders that `npm run db:migrate` uses too. */
const { schema, migrations } = databaseFilesFor(url);

export default defineConfig({
  schema,
  migrations: { path: migrations },
  // Prisma Studio needs an absolute file URL.
  datasource: { url: getProvider(url) === "sqlite" ? pathToFileURL(getSqliteFile(url)).href : url },
});
