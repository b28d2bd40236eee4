import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { typescriptFlags } from "../../scripts/setup/steps.mjs";

type Run = { arguments?: string[]; input?: string; variables?: Record<string, string> };

type Outcome = { status: number | null; stdout: string; stderr: string };

export type StartedProgram = {
  readStderr: () => string;
  outcome: Promise<Outcome>;
};

/** Starts a TypeScript program without waiting for its end. */
export function startProgram(file: string, run: Run = {}): StartedProgram {
  const args = ["--conditions=react-server", ...typescriptFlags, file, ...(run.arguments ?? [])];
  const NEXTAUTH_SECRET = "a-secret-for-tests-of-more-than-32-characters";
  const env = { ...process.env, NEXTAUTH_SECRET, ...run.variables };
  const program = spawn(process.execPath, args, { env });
  program.stdin.end(run.input ?? "");
  let stderr = "";
  program.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
  const waitForOutcome = async () => {
    const [[status], stdout] = await Promise.all([
      once(program, "close") as Promise<[number | null]>,
      text(program.stdout),
    ]);
    return { status, stdout, stderr };
  };
  return { readStderr: () => stderr, outcome: waitForOutcome() };
}

export const runProgram = (file: string, run: Run = {}): Promise<Outcome> =>
  startProgram(file, run).outcome;
