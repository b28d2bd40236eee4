import "../lib/core/v8-flags.mjs";
import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

// For what runs beside the site: variables of .env that are not set already.
if (existsSync(".env")) loadEnvFile(".env");
