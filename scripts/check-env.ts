import "./load-env";
import { ConfigurationError, parseEnv } from "../lib/core/env";

try {
  parseEnv(process.env);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(1);
}
