import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { TestSite } from "../../tools/site/site";

/** How much processor time a process has used, in ticks of 10 ms (proc(5): utime and stime). */
function ticksOf(pid: number): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return user! + system!;
}

/** Waits until a site has had nothing to do for 200 ms: what it would still do, it has done. */
export async function untilIdle({ pid }: TestSite): Promise<void> {
  for (let quiet = 0, before = ticksOf(pid), tries = 0; quiet < 4 && tries < 400; tries += 1) {
    await pause(50);
    const now = ticksOf(pid);
    quiet = now - before <= 1 ? quiet + 1 : 0;
    before = now;
  }
}
