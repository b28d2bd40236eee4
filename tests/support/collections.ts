import { setTimeout as sleep } from "node:timers/promises";
import type { TestSite } from "../../tools/site/site";

/** What a site is started with that collects what is no longer used all the time, a megabyte at once. */
export const collecting = {
  NODE_OPTIONS: "--max-semi-space-size=1 --import ./tests/support/collecting.mjs",
};

const collectionsOf = (site: TestSite) =>
  Number([...site.log().matchAll(/^Collected (\d+) times$/gm)].at(-1)?.[1] ?? 0);

/** Whether a process is there. */
export function isAlive({ pid }: TestSite): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits while a site collects so many times; it may end meanwhile. */
export async function untilCollected(site: TestSite, times: number): Promise<void> {
  const enough = collectionsOf(site) + times;
  for (let tries = 0; collectionsOf(site) < enough && isAlive(site); tries += 1) {
    if (tries === 1_200) throw new Error(`The site does not collect:\n${site.log()}`);
    await sleep(50);
  }
}
