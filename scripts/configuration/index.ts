import { writeFileSync } from "node:fs";
import { configurationDocuments } from "./documents";

// npm run config:docs: tells of the variables what lib/env-variables.ts says.

for (const [file, text] of Object.entries(await configurationDocuments())) {
  writeFileSync(file, text);
}
