import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";

/** What the Dockerfile says of a stage: each instruction with its text, in order. */
export type Instruction = { name: string; text: string };

/** The instructions of a stage of the Dockerfile. */
export function stageOf(name: string): Instruction[] {
  const lines = readFileSync("Dockerfile", "utf8")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const begin = lines.findIndex((line) => line.startsWith("FROM ") && line.endsWith(` AS ${name}`));
  const rest = lines.slice(begin + 1);
  const end = rest.findIndex((line) => line.startsWith("FROM "));
  return rest.slice(0, end === -1 ? undefined : end).map((line) => {
    const [instruction = "", ...words] = line.split(" ");
    return { name: instruction, text: words.join(" ") };
  });
}

const textOf = (stage: string, name: string) =>
  stageOf(stage).find((instruction) => instruction.name === name)?.text ?? "";

/** The steps that the build takes once its files are there. */
export const buildSteps = () =>
  stageOf("build")
    .filter(({ name }) => name === "RUN")
    .map(({ text }) => text);

/** What the image starts with, and what the engine asks whether it is well. */
export const startCommand = () => JSON.parse(textOf("site", "CMD")) as [string, ...string[]];
export const healthCommand = () =>
  JSON.parse(textOf("site", "HEALTHCHECK").replace(/^.*? CMD /, "")) as [string, ...string[]];

/** The variables that the image sets. */
export const imageVariables = (): Record<string, string> =>
  Object.fromEntries(
    textOf("site", "ENV")
      .split(" ")
      .map((pair) => pair.split("=", 2) as [string, string]),
  );

/** Whether a file goes to the builder, by .dockerignore: the last line that fits it decides. */
export function isSentToBuilder(file: string): boolean {
  const lines = readFileSync(".dockerignore", "utf8").split("\n");
  const patterns = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return patterns.reduce((sent, line) => {
    const isException = line.startsWith("!");
    const source = line
      .replace(/^!/, "")
      .replace(/[.+^$()|{}]/g, "\\$&")
      .replace(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(?:.*/)?"));
    return new RegExp(`^${source}(?:/.*)?$`).test(file) ? isException : sent;
  }, true);
}

const isRoot = process.getuid?.() === 0;
/** Debian's user without rights. */
const NOBODY = 65534;

/**
 * As an engine confines the site: not root, and nothing can be written but in the folder that is
 * named, if one is. Root gets a view of the machine's disk that cannot be written to; who is not
 * root has to do with a tree that cannot.
 */
export function confined(command: [string, ...string[]], writable?: string) {
  if (!isRoot) return { command: command[0], args: command.slice(1) };
  if (writable !== undefined) execFileSync("chown", ["-R", `${NOBODY}:${NOBODY}`, writable]);
  const keep = writable === undefined ? "" : `mount --bind "${writable}" "${writable}" && `;
  const script = `${keep}mount -o remount,ro,bind / && exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs --bounding-set=-all "$@"`;
  return { command: "unshare", args: ["--mount", "sh", "-c", script, "sh", ...command] };
}

/** Takes away everybody's right to write to a tree, or gives its owner it back. */
export function setWritable(tree: string, writable: boolean): void {
  execFileSync("chmod", ["-R", writable ? "u+w" : "a-w", tree]);
  if (writable) chmodSync(tree, 0o755);
}

/** Nothing of this process's own environment but where programs are. */
export const bareEnvironment = (variables: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: "production",
  PATH: process.env.PATH,
  ...variables,
});
