import "../lib/core/v8-flags.mjs";
import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

// Variables that are already set override .env.
if (existsSync(".env")) loadEnvFile(".env");
