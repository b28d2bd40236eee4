import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { typescript } from "../../scripts/setup/steps.mjs";

type Run = {
  arguments?: string[];
  /** What it reads from standard input. */
  input?: string;
  variables?: Record<string, string>;
};

type Outcome = { status: number | null; stdout: string; stderr: string };

export type StartedProgram = {
  /** What it has printed on standard error so far. */
  complaints: () => string;
  ended: Promise<Outcome>;
};

/**
 * Starts one of the project's TypeScript programs as its npm script does. The suite's own event
 * loop goes on meanwhile, so that it learns of connections that a site closes.
 */
export function startProgram(file: string, run: Run = {}): StartedProgram {
  const program = spawn(
    process.execPath,
    ["--conditions=react-server", ...typescript, file, ...(run.arguments ?? [])],
    {
      env: {
        ...process.env,
        NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
        ...run.variables,
      },
    },
  );
  program.stdin.end(run.input ?? "");
  let stderr = "";
  program.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
  const ended = async () => {
    const [[status], stdout] = await Promise.all([
      once(program, "close") as Promise<[number | null]>,
      text(program.stdout),
    ]);
    return { status, stdout, stderr };
  };
  return { complaints: () => stderr, ended: ended() };
}

/** Runs one of the project's TypeScript programs to its end. */
export const runProgram = (file: string, run: Run = {}): Promise<Outcome> =>
  startProgram(file, run).ended;
