import "./scripts/load-env";
import { defineConfig } from "prisma/config";
import { databaseFilesFor } from "./scripts/database/folders";

/** Lets the ordinary Prisma CLI work on the folders that `npm run db:migrate` uses. */
const url = process.env.DATABASE_URL ?? "file:./data/arthora.db";
const { schema, migrations } = databaseFilesFor(url);

export default defineConfig({
  schema,
  migrations: { path: migrations },
  datasource: { url },
});
