import { readFileSync } from "node:fs";
import { diffModels } from "../../scripts/database/engine";
import { databaseFilesFor } from "../../scripts/database/folders";

// Prints the SQL that makes the models from nothing, for the database of DATABASE_URL. A program
// of its own: the engine is an ES module with WebAssembly, which jest does not load.

const databaseUrl = process.env.DATABASE_URL ?? "";
const { schema } = databaseFilesFor(databaseUrl);
process.stdout.write(await diffModels(databaseUrl, null, readFileSync(schema, "utf8")));
