import { isSupported, nodeRequirementMessage } from "./node-version.mjs";

// Import this module first, so that an unsupported Node exits with one line instead of crashing.
if (!isSupported(process.versions.node)) {
  console.error(`${nodeRequirementMessage} "npm run set-up" installs a supported version.`);
  process.exit(1);
}
