import { readFileSync } from "node:fs";
import { checkSubject } from "./plain-english.mjs";

// Checks the subject of a commit message (.husky/commit-msg).

const [subject = ""] = readFileSync(process.argv[2], "utf8").split("\n", 1);
const fault = /^(Merge|Revert|fixup!|squash!|amend!) /.test(subject)
  ? undefined
  : checkSubject(subject);
if (fault) {
  console.error(`${subject}\n${fault}`);
  process.exitCode = 1;
}
