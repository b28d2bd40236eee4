// @ts-check
import { writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded into a server whose memory is measured: at SIGUSR2 it collects its garbage, and writes the
// bytes that are in use then to the file that HEAP_REPORT names.

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGUSR2", () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(process.env.HEAP_REPORT ?? "heap", String(heapUsed + external));
});
