import { readFileSync, writeFileSync } from "node:fs";
import { generatedFiles } from "./generate/files";
import { LicenceError } from "./supply/licences";

// npm run generate: makes anew every committed file that follows from others.

try {
  const files = await generatedFiles(new Date().toISOString().slice(0, 10));
  for (const [file, text] of Object.entries(files)) {
    if (readFileSync(file, "utf8") === text) continue;
    writeFileSync(file, text);
    console.log(`Wrote ${file}`);
  }
} catch (error) {
  if (!(error instanceof LicenceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
