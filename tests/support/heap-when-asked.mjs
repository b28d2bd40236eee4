import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded before a site: on SIGUSR2 it collects all that is no longer used, and says what is left.

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGUSR2", () => {
  collect();
  console.error(`Heap of ${process.memoryUsage().heapUsed} bytes`);
});
