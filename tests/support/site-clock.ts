import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestSite } from "../../tools/site/site";

// The time of a site that is started: what it waits for, and its clocks.

/**
 * Variables that make a site's timers of so many milliseconds shorter: { 30_000: 3_000 }. All of that
 * length are meant, those of libraries too: 5_000 is also how long a transaction may take.
 */
export const shortWaits = (waits: Record<number, number>) => ({
  NODE_OPTIONS: "--import ./tests/support/short-waits.mjs",
  SHORT_WAITS: Object.entries(waits)
    .map((wait) => wait.join(":"))
    .join(","),
});

const JUMPS = path.join(tmpdir(), "arthora-clock-jump");

/** Variables that make a site's clocks wrong by so many hours; `jump` sets them forward. */
export const movedClock = (hours = 0) => ({
  NODE_OPTIONS: "--import ./tests/support/moved-clock.mjs",
  MOVED_CLOCK_HOURS: String(hours),
  MOVED_CLOCK_JUMPS: JUMPS,
});

/** Sets the clocks of a site with a moved clock forward, and waits until they are. */
export async function jump(site: TestSite, milliseconds: number): Promise<void> {
  const file = `${JUMPS}-${site.pid}`;
  writeFileSync(file, String(milliseconds));
  process.kill(site.pid, "SIGUSR2");
  for (let tries = 0; existsSync(file); tries += 1) {
    if (tries === 6_000) throw new Error("The clock of the site did not jump");
    await sleep(5);
  }
}
