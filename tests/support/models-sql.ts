import { readFileSync } from "node:fs";
import { diffModels } from "../../scripts/database/engine";
import { getDatabaseFiles } from "../../scripts/database/folders";

// Prints the SQL that creates the tables of all models. Runs in a separate process, because jest cannot load the engine
// (an ES module with WebAssembly).

const databaseUrl = process.env.DATABASE_URL ?? "";
const { schema } = getDatabaseFiles(databaseUrl);
process.stdout.write(await diffModels(databaseUrl, null, readFileSync(schema, "utf8")));
