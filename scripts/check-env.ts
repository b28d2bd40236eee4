import "./load-env";
import { ConfigurationError, parseEnv } from "../lib/core/env";

// Says in one line what is wrong with the configuration, before anything is started with it.
try {
  parseEnv(process.env);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(1);
}
