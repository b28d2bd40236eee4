import "./load-env";
import { parseEnv } from "../lib/core/env";
import { runScript } from "./run-script";

await runScript(() => {
  parseEnv(process.env);
  return "The configuration is valid.";
});
