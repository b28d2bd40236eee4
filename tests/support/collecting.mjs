import { PerformanceObserver } from "node:perf_hooks";

// Preloaded into a site: allocates garbage in small amounts, so that V8 collects it between tasks,
// while no JavaScript runs. Calling gc() would collect it while JavaScript runs.

const INTERVAL_MS = 10;
/** Too few to fill V8's young generation: filling it would start a collection within the callback. */
const OBJECTS = 4_000;
const REPORT_EVERY = 10;

let gcCount = 0;
new PerformanceObserver((list) => {
  list.getEntries().forEach(() => {
    gcCount += 1;
    if (gcCount % REPORT_EVERY === 0) console.error(`Collected ${gcCount} times`);
  });
}).observe({ entryTypes: ["gc"] });

setInterval(() => Array.from({ length: OBJECTS }, (_, index) => [index]), INTERVAL_MS).unref();
