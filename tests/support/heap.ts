import { setTimeout as sleep } from "node:timers/promises";
import type { TestSite } from "../../tools/site/site";

/** What a site is started with whose heap is measured. */
export const withHeap = { NODE_OPTIONS: "--import ./tests/support/heap-when-asked.mjs" };

/** The bytes of a site's heap that are in use, once all else is collected. */
export async function heapOf(site: TestSite): Promise<number> {
  const said = () => [...site.log().matchAll(/^Heap of (\d+) bytes$/gm)].map((match) => match[1]);
  const before = said().length;
  process.kill(site.pid, "SIGUSR2");
  for (let tries = 0; said().length === before; tries += 1) {
    if (tries === 400) throw new Error(`The site does not say its heap:\n${site.log()}`);
    await sleep(50);
  }
  return Number(said().at(-1));
}
