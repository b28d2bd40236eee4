import { PerformanceObserver } from "node:perf_hooks";

// Loaded before a site: it leaves garbage behind all the time, a little at once. What the engine then
// collects it collects mostly in a task of its own, in between: no JavaScript is running, and no
// context is entered. A collection that a script asks for is none of those.

const EVERY_MS = 10;
/** Much less than what the engine collects at once: it does not have to in the midst of a script. */
const OBJECTS = 4_000;
const REPORT_EVERY = 10;

let collections = 0;
new PerformanceObserver((list) => {
  list.getEntries().forEach(() => {
    collections += 1;
    if (collections % REPORT_EVERY === 0) console.error(`Collected ${collections} times`);
  });
}).observe({ entryTypes: ["gc"] });

setInterval(() => Array.from({ length: OBJECTS }, (_, index) => [index]), EVERY_MS).unref();
