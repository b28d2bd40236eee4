import { readFileSync, writeFileSync } from "node:fs";
import { generateFiles } from "./generate/files";

const files = await generateFiles(new Date().toISOString().slice(0, 10));
for (const [file, text] of Object.entries(files)) {
  if (readFileSync(file, "utf8") === text) continue;
  writeFileSync(file, text);
  console.log(`Wrote ${file}`);
}
