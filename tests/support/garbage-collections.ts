import { setTimeout as sleep } from "node:timers/promises";
import type { TestSite } from "../../tools/site/site";
import { isAlive } from "./is-alive";

/** Variables that make a site collect garbage after about every megabyte that it allocates. */
export const frequentGarbageCollectionVariables = {
  NODE_OPTIONS: "--max-semi-space-size=1 --import ./tests/support/collecting.mjs",
};

const countGarbageCollections = (site: TestSite) =>
  Number([...site.readLog().matchAll(/^Collected (\d+) times$/gm)].at(-1)?.[1] ?? 0);

export async function waitForGarbageCollections(site: TestSite, times: number): Promise<void> {
  const targetCount = countGarbageCollections(site) + times;
  for (
    let tries = 0;
    countGarbageCollections(site) < targetCount && isAlive(site.pid);
    tries += 1
  ) {
    if (tries === 1_200) throw new Error(`The site collects no garbage:\n${site.readLog()}`);
    await sleep(50);
  }
}
