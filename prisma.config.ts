import "./scripts/load-env";
import { pathToFileURL } from "node:url";
import { defineConfig } from "prisma/config";
import { providerOf, sqliteFile } from "./lib/db/database-url";
import { databaseFilesFor } from "./scripts/database/folders";

/** Lets the ordinary Prisma CLI work on the folders that `npm run db:migrate` uses. */
const url = process.env.DATABASE_URL ?? "file:./data/arthora.db";
const { schema, migrations } = databaseFilesFor(url);

export default defineConfig({
  schema,
  migrations: { path: migrations },
  // Prisma Studio opens a file by an absolute URL only.
  datasource: { url: providerOf(url) === "sqlite" ? pathToFileURL(sqliteFile(url)).href : url },
});
