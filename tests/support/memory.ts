import { readFileSync } from "node:fs";
import type { TestSite } from "./site";

function bytesOf(site: TestSite, field: string): number {
  const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)![1]) * 1024;
}

/** The time of processors that a site has taken so far, in milliseconds. */
export function processorTimeOf(site: TestSite): number {
  const stat = readFileSync(`/proc/${site.pid}/stat`, "utf8");
  // Fields 14 and 15 of proc(5), in hundredths of a second. The second, a name in brackets, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The memory that a site has now, in bytes. */
export const memoryOf = (site: TestSite): number => bytesOf(site, "VmRSS");

/** The most memory that a site has had, in bytes. */
export const peakMemoryOf = (site: TestSite): number => bytesOf(site, "VmHWM");
