import { readFileSync } from "node:fs";

/** `engines.node` of package.json, such as `^24.15.0 || >=26.0.0`. */
const { node: ranges } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
).engines;

/** Returns whether a version, such as `24.21.0`, satisfies `engines.node`. */
export function isSupported(version) {
  const [major, ...rest] = version.split(".").map(Number);
  return ranges.split(" || ").some((range) => {
    const [, operator, text] = /^(\^|>=)(.+)$/.exec(range);
    const [minMajor, ...minRest] = text.split(".").map(Number);
    if (major !== minMajor) return operator === ">=" && major > minMajor;
    const differentIndex = rest.findIndex((number, index) => number !== minRest[index]);
    return differentIndex === -1 || rest[differentIndex] > minRest[differentIndex];
  });
}

export const nodeRequirementMessage = `Node ${ranges} is required; this is ${process.version}.`;
