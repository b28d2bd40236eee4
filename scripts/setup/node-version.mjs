import { readFileSync } from "node:fs";

/** The ranges of package.json's `engines`, such as `^24.15.0 || >=26.0.0`. */
const { node: ranges } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
).engines;

/** Whether a version of Node, such as `24.21.0`, is within `engines`. */
export function isSupported(version) {
  const [major, ...rest] = version.split(".").map(Number);
  return ranges.split(" || ").some((range) => {
    const [, operator, text] = /^(\^|>=)(.+)$/.exec(range);
    const [leastMajor, ...least] = text.split(".").map(Number);
    if (major !== leastMajor) return operator === ">=" && major > leastMajor;
    const different = rest.findIndex((number, at) => number !== least[at]);
    return different === -1 || rest[different] > least[different];
  });
}

/** The one line that tells what is needed. */
export const neededNode = `Node ${ranges} is needed; this is ${process.version}.`;
