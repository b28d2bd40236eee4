import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { TestSite } from "../../tools/site/site";

/** How much processor time a process has used, in ticks of 10 ms (proc(5): utime and stime). */
function ticksOf(pid: number): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return user! + system!;
}

/** Longer than a site waits after its start before it loads the rest (lib/server/start-server.ts). */
const QUIET_MS = 1_200;
const STEP_MS = 50;

/** Waits until a site has had nothing to do for a while: what it would still do, it has done. */
export async function untilIdle({ pid }: TestSite): Promise<void> {
  for (
    let quiet = 0, before = ticksOf(pid), tries = 0;
    quiet < QUIET_MS / STEP_MS && tries < 400;
    tries += 1
  ) {
    await pause(STEP_MS);
    const now = ticksOf(pid);
    quiet = now - before <= 1 ? quiet + 1 : 0;
    before = now;
  }
}
