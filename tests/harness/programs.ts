import { spawnSync } from "node:child_process";

type Run = {
  arguments?: string[];
  /** What it reads from standard input. */
  input?: string;
  variables?: Record<string, string>;
};

type Outcome = { status: number | null; stdout: string; stderr: string };

/** Runs one of the project's TypeScript programs to its end, as its npm script does. */
export function runProgram(file: string, run: Run = {}): Outcome {
  return spawnSync(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "--conditions=react-server", file, ...(run.arguments ?? [])],
    {
      input: run.input ?? "",
      encoding: "utf8",
      env: {
        ...process.env,
        NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
        ...run.variables,
      },
    },
  );
}
