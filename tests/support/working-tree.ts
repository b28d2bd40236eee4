import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import path from "node:path";

/** Copies the files of the working tree that Git does not ignore. */
export function copyWorkingTree(
  folder: string,
  isIncluded: (file: string) => boolean = () => true,
): void {
  const options = ["ls-files", "-co", "--exclude-standard", "-z"];
  const files = execFileSync("git", options, { encoding: "utf8" }).split("\0");
  for (const file of files.filter((each) => each && existsSync(each) && isIncluded(each))) {
    cpSync(file, path.join(folder, file), { recursive: true });
  }
}
