import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";

function readStage(name: string) {
  const dockerfile = readFileSync("Dockerfile", "utf8").replace(/\\\n\s*/g, "");
  const [stage] = dockerfile.slice(dockerfile.indexOf(` AS ${name}\n`)).split(/^FROM /m);
  const instructions = stage!.matchAll(/^([A-Z]+) (.*)$/gm);
  return Array.from(instructions, ([, instruction, text]) => ({ name: instruction, text: text! }));
}

const readInstruction = (stage: string, instruction: string) =>
  readStage(stage).find(({ name }) => name === instruction)?.text ?? "";

export const readBuildSteps = () =>
  readStage("build")
    .filter(({ name }) => name === "RUN")
    .map(({ text }) => text);

export const readStartCommand = () =>
  JSON.parse(readInstruction("site", "CMD")) as [string, ...string[]];
export const readHealthCommand = () =>
  JSON.parse(readInstruction("site", "HEALTHCHECK").replace(/^.*? CMD /, "")) as [
    string,
    ...string[],
  ];

export const readContainerEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    readInstruction("site", "ENV")
      .split(" ")
      .map((pair) => pair.split("=", 2) as [string, string]),
  );

/** Returns whether Docker sends a file to the builder. The last matching line of .dockerignore decides. */
export function isSentToBuilder(file: string): boolean {
  const lines = readFileSync(".dockerignore", "utf8").split("\n");
  const patterns = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return patterns.reduce((isIncluded, line) => {
    const isException = line.startsWith("!");
    const source = line
      .replace(/^!/, "")
      .replace(/[.+^$()|{}]/g, "\\$&")
      .replace(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(?:.*/)?"));
    return new RegExp(`^${source}(?:/.*)?$`).test(file) ? isException : isIncluded;
  }, true);
}

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;

/** If the tests run as root, makes a command run without privileges, with write access only to `writableFolder`. */
export function confineCommand(command: [string, ...string[]], writableFolder?: string) {
  if (!isRoot) return { command: command[0], args: command.slice(1) };
  if (writableFolder !== undefined)
    execFileSync("chown", ["-R", `${NOBODY}:${NOBODY}`, writableFolder]);
  const remount =
    writableFolder === undefined ? "" : `mount --bind "${writableFolder}" "${writableFolder}" && `;
  const script = `${remount}mount -o remount,ro,bind / && exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs --bounding-set=-all "$@"`;
  return { command: "unshare", args: ["--mount", "sh", "-c", script, "sh", ...command] };
}

export function setWritable(folder: string, isWritable: boolean): void {
  execFileSync("chmod", ["-R", isWritable ? "u+w" : "a-w", folder]);
  if (isWritable) chmodSync(folder, 0o755);
}

/** Inherits only PATH, so that no other variable of the test process reaches the site. */
export const buildBareEnvironment = (variables: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: "production",
  PATH: process.env.PATH,
  ...variables,
});
