import type { TestSite } from "./site";

// The time of a site that is started: what it waits for, and its clocks.

/** Variables that make a site's waits of so many milliseconds shorter: { 30_000: 3_000 }. */
export const shortWaits = (waits: Record<number, number>) => ({
  NODE_OPTIONS: "--import ./tests/harness/short-waits.mjs",
  SHORT_WAITS: Object.entries(waits)
    .map((wait) => wait.join(":"))
    .join(","),
});

const NODE_OPTIONS = "--import ./tests/harness/moved-clock.mjs";

/** Variables that make a site's clock wrong by so many hours. */
export const movedClock = (hours: number) => ({ NODE_OPTIONS, MOVED_CLOCK_HOURS: String(hours) });

/** Variables that let a site's clocks jump forward by so many milliseconds, each time `jump` says so. */
export const jumpingClock = (ms: number) => ({ NODE_OPTIONS, MOVED_CLOCK_JUMP_MS: String(ms) });

const jumpsOf = (site: TestSite) => site.log().split("The clocks have jumped").length;

/** Lets the clocks of a site with a jumping clock jump so many times, and waits until they have. */
export async function jump(site: TestSite, times = 1): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    const before = jumpsOf(site);
    process.kill(site.pid, "SIGUSR2");
    while (jumpsOf(site) === before) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
