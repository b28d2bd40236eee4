import { writeFileSync } from "node:fs";
import { configurationDocuments } from "./documents";

// npm run config:docs: tells of the variables what lib/core/env-variables.ts says.

for (const [file, text] of Object.entries(await configurationDocuments())) {
  writeFileSync(file, text);
}
