import { writeFileSync } from "node:fs";
import { LicenceError, licencesOf, licencesPage } from "./supply/licences";
import { readLock } from "./supply/locked";

// npm run licences: prints the licences of what production is made of and writes docs/licences.md.
// Fails on a licence that scripts/supply/licences.ts does not allow.

const lock = readLock();
try {
  for (const { licence, packages } of licencesOf(lock)) {
    console.log(`${String(packages.length).padStart(4)}  ${licence}`);
  }
  writeFileSync("docs/licences.md", licencesPage(lock));
} catch (error) {
  if (!(error instanceof LicenceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
