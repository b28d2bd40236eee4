import { isSupported, neededNode } from "./node-version.mjs";

// Import this first: an unsupported Node then exits with one line instead of crashing.
if (!isSupported(process.versions.node)) {
  console.error(`${neededNode} "npm run set-up" brings one for this project.`);
  process.exit(1);
}
