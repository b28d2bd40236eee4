import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../site/site";
import { type Answer, ask } from "./answers";

/** All that answers runs on one core, so that the site and the bare server have the same. */
export const ON_SERVER_CORE = ["taskset", "-c", "0"];

/** Starts a bare node:http server that sends one answer, for one piece of work. */
export async function withBareServer<T>(
  answer: Answer,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-bench-"));
  const file = path.join(folder, "answer.json");
  writeFileSync(file, JSON.stringify({ ...answer, body: answer.body.toString("base64") }));
  const port = await freePort();
  const [command = "", ...args] = ON_SERVER_CORE;
  const child = spawn(
    command,
    [...args, process.execPath, "tools/bench/bare-server.mjs", String(port), file],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  try {
    const url = `http://127.0.0.1:${port}/`;
    await untilAnswered(url, child);
    return await work(url);
  } finally {
    child.kill();
    await once(child, "exit");
    rmSync(folder, { recursive: true });
  }
}

async function untilAnswered(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const isThere = await ask(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at ${url}`);
}
