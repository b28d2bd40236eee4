import { isSupported, neededNode } from "./node-version.mjs";

// Imported first by whatever needs a supported Node: one line in place of a crash.
if (!isSupported(process.versions.node)) {
  console.error(`${neededNode} "npm run set-up" brings one for this project.`);
  process.exit(1);
}
