import { readFileSync } from "node:fs";
import type { TestSite } from "../../tools/site/site";

function bytesOf(site: TestSite, field: string): number {
  const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)![1]) * 1024;
}

/** Fields 14 and 15 of proc(5) are in hundredths of a second. The second, a name in brackets, may have spaces. */
function millisecondsOf(statFile: string): number {
  const stat = readFileSync(statFile, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The time of processors that a site has taken so far, in milliseconds. */
export const processorTimeOf = ({ pid }: TestSite): number => millisecondsOf(`/proc/${pid}/stat`);

/**
 * The same of its main thread alone, which answers requests. While somebody waits it says how long
 * the site kept them waiting, whatever else the machine does.
 */
export const mainThreadTimeOf = ({ pid }: TestSite): number =>
  millisecondsOf(`/proc/${pid}/task/${pid}/stat`);

/** The memory that a site has now, in bytes. */
export const memoryOf = (site: TestSite): number => bytesOf(site, "VmRSS");

/** The most memory that a site has had, in bytes. */
export const peakMemoryOf = (site: TestSite): number => bytesOf(site, "VmHWM");
