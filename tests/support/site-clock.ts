import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestSite } from "../../tools/site/site";

/**
 * Returns environment variables that shorten timers of a site and its libraries: with `{ 30_000: 3_000 }`, timers of
 * exactly 30 s take 3 s.
 */
export const buildShortTimerVariables = (waits: Record<number, number>) => ({
  NODE_OPTIONS: "--import ./tests/support/short-waits.mjs",
  SHORT_WAITS: Object.entries(waits)
    .map((wait) => wait.join(":"))
    .join(","),
});

const JUMP_FILE_PREFIX = path.join(tmpdir(), "arthora-clock-jump");

/** Returns environment variables for a site whose clock `advanceClock` can move. */
export const buildMovableClockVariables = () => ({
  NODE_OPTIONS: "--import ./tests/support/movable-clock.mjs",
  CLOCK_JUMP_FILE: JUMP_FILE_PREFIX,
});

export async function advanceClock(site: TestSite, milliseconds: number): Promise<void> {
  const file = `${JUMP_FILE_PREFIX}-${site.pid}`;
  writeFileSync(file, String(milliseconds));
  process.kill(site.pid, "SIGUSR2");
  for (let tries = 0; existsSync(file); tries += 1) {
    if (tries === 6_000) throw new Error("The clock of the site did not jump");
    await sleep(5);
  }
}
