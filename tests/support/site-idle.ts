import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { TestSite } from "../../tools/site/site";

/** Returns the CPU time of a process in ticks of 10 ms (proc(5): utime and stime). */
function readTicks(pid: number): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return user! + system!;
}

/** Longer than the warm-up delay of lib/server/start-server.ts. */
const QUIET_MS = 1_200;
const STEP_MS = 50;

/** Waits, at most 20 s, until a site has used almost no CPU for `QUIET_MS`, because its background work is then done. */
export async function waitUntilIdle({ pid }: TestSite): Promise<void> {
  for (
    let quietChecks = 0, previousTicks = readTicks(pid), tries = 0;
    quietChecks < QUIET_MS / STEP_MS && tries < 400;
    tries += 1
  ) {
    await pause(STEP_MS);
    const ticks = readTicks(pid);
    quietChecks = ticks - previousTicks <= 1 ? quietChecks + 1 : 0;
    previousTicks = ticks;
  }
}
