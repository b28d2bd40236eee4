import { expect } from "@jest/globals";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type DatabaseKind, type TestDatabase, testedKinds } from "./databases";
import { runProgram } from "./programs";
import { typescript } from "../../scripts/setup/steps.mjs";

function hasPostgresqlPrograms(): boolean {
  if (spawnSync("pg_dump", ["--version"]).status === 0) return true;
  const reason = "pg_dump is not there: backups are tested on SQLite alone";
  if (process.env.REQUIRE_SERVICES === "1") throw new Error(`${reason}, and it is required.`);
  console.log(`${reason}.`);
  return false;
}

/** The kinds of database whose backup can be tested here. */
export function kindsToBackUp(): readonly DatabaseKind[] {
  const withPrograms = testedKinds.includes("postgresql") && hasPostgresqlPrograms();
  return testedKinds.filter((kind) => kind === "sqlite" || withPrograms);
}

type Variables = Record<string, string>;

/** Runs `npm run backup -- FILE`. */
export function backUp({ url }: TestDatabase, file: string, variables: Variables = {}) {
  return runProgram("scripts/backup.ts", {
    arguments: [file],
    variables: { DATABASE_URL: url, ...variables },
  });
}

/** Runs `npm run restore -- FILE`, with options. */
export function restore(
  { url }: TestDatabase,
  file: string,
  options: string[] = [],
  variables: Variables = {},
) {
  return runProgram("scripts/restore.ts", {
    arguments: [file, ...options],
    variables: { DATABASE_URL: url, ...variables },
  });
}

/** What a command answers that was refused: one line, which says so. */
export const refused = (line: string | RegExp) => ({
  status: 1,
  stdout: "",
  stderr: expect.stringMatching(
    new RegExp(`^[^\\n]*${typeof line === "string" ? line : line.source}[^\\n]*\\n$`),
  ) as unknown,
});

/**
 * Starts a program in a process group of its own, and signals all of it once it has begun. Says
 * whether that was its end; it may have been quicker.
 */
export async function interruptProgram(
  { url }: TestDatabase,
  command: [file: string, ...args: string[]],
  signal: NodeJS.Signals,
  hasBegun: () => boolean,
): Promise<boolean> {
  const program: ChildProcess = spawn(
    process.execPath,
    ["--conditions=react-server", ...typescript, ...command],
    { env: { ...process.env, DATABASE_URL: url }, stdio: "ignore", detached: true },
  );
  const ended = once(program, "exit");
  while (!hasBegun() && program.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  if (program.exitCode === null) process.kill(-program.pid!, signal);
  await ended;
  return program.signalCode === signal;
}
